import { useText } from "#ui/i18n.ts";
import { Page } from "#ui/layout/Page.tsx";
import { PageTitle } from "#ui/layout/PageTitle.tsx";
import { SigningPage } from "../route/SigningPage.tsx";
import { delegateMessages } from "./delegateMessages.ts";

/** The page of a signature on its way, for a delegate who is not on the agreement. */
export function DelegatedSigning() {
  const t = useText(delegateMessages);
  return (
    <Page>
      <PageTitle>{t("delegated.title")}</PageTitle>
      <SigningPage />
    </Page>
  );
}
