import { Button, Code } from "@mantine/core";
import { useRouteError } from "react-router";
import { useContactEmail } from "../../base/contactEmail.ts";
import { causeOf } from "../../features/agreement/causeOf.ts";
import { useText } from "../../ui/i18n.ts";
import { EmptyState } from "../../ui/layout/EmptyState.tsx";
import { Page } from "../../ui/layout/Page.tsx";
import { appMessages } from "../messages.ts";

/** Replaces a screen that broke: says so, says that the data is safe, and shows the cause on request. */
export function RouteError() {
  const t = useText(appMessages);
  const error = useRouteError();
  return (
    <Page narrow>
      <EmptyState
        isPage
        title={t("app.broken")}
        action={<Button onClick={() => window.location.reload()}>{t("app.reload")}</Button>}
      >
        {t("app.brokenNote", { email: useContactEmail() })}
      </EmptyState>
      <Code block mt="lg">
        {causeOf(error)}
      </Code>
    </Page>
  );
}
