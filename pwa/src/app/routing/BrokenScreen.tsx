import { Button, Code } from "@mantine/core";
import { useRouteError } from "react-router";
import { useContactEmail } from "../../base/contactEmail.ts";
import { causeOf } from "../../features/agreement/causeOf.ts";
import { defineMessages, useText } from "../../ui/i18n.ts";
import { EmptyState } from "../../ui/layout/EmptyState.tsx";
import { Page } from "../../ui/layout/Page.tsx";

const messages = defineMessages({
  "broken.title": { en: "Something went wrong on this screen", fr: "Un problème est survenu sur cet écran" },
  "broken.note": {
    en: "Your entries are saved on this device. Reload the page. If it happens again, write to {email}.",
    fr: "Vos saisies sont enregistrées sur cet appareil. Rechargez la page. Si le problème se reproduit, écrivez à {email}.",
  },
  "broken.reload": { en: "Reload", fr: "Recharger" },
});

/** Replaces a screen that broke: says so, says that the data is safe, and shows the cause on request. */
export function BrokenScreen() {
  const t = useText(messages);
  const error = useRouteError();
  return (
    <Page narrow>
      <EmptyState
        isPage
        title={t("broken.title")}
        action={<Button onClick={() => window.location.reload()}>{t("broken.reload")}</Button>}
      >
        {t("broken.note", { email: useContactEmail() })}
      </EmptyState>
      <Code block mt="lg">
        {causeOf(error)}
      </Code>
    </Page>
  );
}
