import Markdown from "markdown-to-jsx/react";
import { useTerms } from "../../store/app/terms.ts";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { useLanguage, useText } from "../../ui/i18n.ts";
import { Loading } from "../../ui/layout/Loading.tsx";
import { Page } from "../../ui/layout/Page.tsx";
import { PageTitle } from "../../ui/layout/PageTitle.tsx";
import { termsMessages } from "./messages.ts";
import classes from "./Terms.module.css";

/** The page has its heading already; what the operator wrote as HTML is shown as text. */
const AS_TEXT = {
  disableParsingRawHTML: true,
  forceBlock: true,
  overrides: { h1: { component: "h2" }, img: () => null },
} as const;

/** The operator's terms of service, read by anybody: before signing up, logged in, and offline once they were opened. */
export function TermsPage() {
  const t = useText(termsMessages);
  const language = useLanguage();
  const terms = useTerms(language);
  return (
    <Page narrow>
      <PageTitle>{t("terms.title")}</PageTitle>
      {terms === null && <Loading lines={12} />}
      {terms === "absent" && <Notice tone="wait">{t("terms.absent")}</Notice>}
      {terms !== null && terms !== "absent" && (
        <>
          {terms.language !== language && (
            <Notice tone="calm">{t(terms.language === "fr" ? "terms.onlyFrench" : "terms.onlyEnglish")}</Notice>
          )}
          <article className={classes.text} lang={terms.language}>
            <Markdown options={AS_TEXT}>{terms.text}</Markdown>
          </article>
        </>
      )}
    </Page>
  );
}
