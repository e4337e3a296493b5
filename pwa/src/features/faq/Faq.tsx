import { useText } from "../../ui/i18n.ts";
import { Page } from "../../ui/layout/Page.tsx";
import { PageTitle } from "../../ui/layout/PageTitle.tsx";
import classes from "./Faq.module.css";
import { faqMessages } from "./messages.ts";

const QUESTIONS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** Fees, languages, servers, roles: the questions that are asked first. */
export function Faq() {
  const t = useText(faqMessages);
  return (
    <Page narrow>
      <PageTitle>{t("faq.title")}</PageTitle>
      <dl className={classes.list}>
        {QUESTIONS.map((n) => (
          <div key={n} className={classes.entry}>
            <dt>{t(`faq.q${n}`)}</dt>
            <dd>{t(`faq.a${n}`)}</dd>
          </div>
        ))}
      </dl>
    </Page>
  );
}
