import { Button, Code } from "@mantine/core";
import { useRouteError } from "react-router";
import { PRODUCT } from "shared-schema/product";
import { EmptyState } from "../ui/EmptyState.tsx";
import { useText } from "../ui/i18n.ts";
import { Page } from "../ui/Page.tsx";
import { saidPlainly } from "../ui/said.ts";
import { appMessages } from "./messages.ts";

/** A screen that broke: says so, says that the data is safe, and shows the cause to whoever asks. */
export function RouteError() {
  const t = useText(appMessages);
  const error = useRouteError();
  return (
    <Page narrow>
      <EmptyState
        title={t("app.broken")}
        action={<Button onClick={() => window.location.reload()}>{t("app.reload")}</Button>}
      >
        {t("app.brokenNote", { email: PRODUCT.supportEmail })}
      </EmptyState>
      <Code block mt="lg">
        {error instanceof Error ? `${error.name}: ${saidPlainly(error.message)}` : JSON.stringify(error)}
      </Code>
    </Page>
  );
}
