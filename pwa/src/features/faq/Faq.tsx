import { useSigningService } from "../../base/signingService.ts";
import { useText } from "../../ui/i18n.ts";
import { Page } from "../../ui/layout/Page.tsx";
import { PageTitle } from "../../ui/layout/PageTitle.tsx";
import classes from "./Faq.module.css";
import { faqMessages } from "./messages.ts";

const BEFORE = [1, 2, 3, 4, 5] as const;
const AFTER = [6, 7, 8, 9] as const;

/** Fees, languages, servers, roles: the questions that are asked first. */
export function Faq() {
  const t = useText(faqMessages);
  const service = useSigningService();
  return (
    <Page narrow>
      <PageTitle>{t("faq.title")}</PageTitle>
      <dl className={classes.list}>
        {BEFORE.map((n) => (
          <Entry key={n} question={t(`faq.q${n}`)} answer={t(`faq.a${n}`)} />
        ))}
        {service && <Entry question={t("faq.signing")} answer={t(`faq.signing.${service.kind}`, { ...service })} />}
        {AFTER.map((n) => (
          <Entry key={n} question={t(`faq.q${n}`)} answer={t(`faq.a${n}`)} />
        ))}
      </dl>
    </Page>
  );
}

function Entry({ question, answer }: { question: string; answer: string }) {
  return (
    <div className={classes.entry}>
      <dt>{question}</dt>
      <dd>{answer}</dd>
    </div>
  );
}
