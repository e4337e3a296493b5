import { Button, Code } from "@mantine/core";
import { useRouteError } from "react-router";
import { PRODUCT } from "shared-schema/base/product";
import { RefusalError } from "shared-schema/base/result";
import { said } from "../../ui/feedback/sentences.ts";
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
        title={t("app.broken")}
        action={<Button onClick={() => window.location.reload()}>{t("app.reload")}</Button>}
      >
        {t("app.brokenNote", { email: PRODUCT.supportEmail })}
      </EmptyState>
      <Code block mt="lg">
        {causeOf(error)}
      </Code>
    </Page>
  );
}

function causeOf(error: unknown): string {
  if (error instanceof RefusalError) return said(error.refusal);
  return error instanceof Error ? `${error.name}: ${error.message}` : JSON.stringify(error);
}
