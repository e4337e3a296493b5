import { Button, Code } from "@mantine/core";
import { useRouteError } from "react-router";
import { RefusalError } from "shared-schema/base/result";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { said } from "../../ui/feedback/sentences.ts";
import { useText } from "../../ui/i18n.ts";
import { uiMessages } from "../../ui/messages.ts";

/** Stands in place of a section that broke. The others can be opened, and what was typed is kept. */
export function BrokenSection() {
  const t = useText(uiMessages);
  const error = useRouteError();
  return (
    <Notice tone="alarm" title={t("ui.broken")}>
      <div>{t("ui.brokenNote")}</div>
      <Button size="compact-sm" variant="default" my="xs" onClick={() => globalThis.location.reload()}>
        {t("ui.retry")}
      </Button>
      <details>
        <summary>{t("ui.error.showRaw")}</summary>
        <Code block>{causeOf(error)}</Code>
      </details>
    </Notice>
  );
}

/** The reason as it was thrown, for a report. */
export function causeOf(error: unknown): string {
  if (error instanceof RefusalError) return said(error.refusal);
  return error instanceof Error ? `${error.name}: ${error.message}` : JSON.stringify(error);
}
