import { Button, Code } from "@mantine/core";
import { useRouteError } from "react-router";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { defineMessages, useText } from "../../ui/i18n.ts";
import { uiMessages } from "../../ui/messages.ts";
import { causeOf } from "./causeOf.ts";

const messages = defineMessages({
  ...uiMessages,
  "broken.title": { en: "This section cannot be shown", fr: "Cette section ne peut pas être affichée" },
  "broken.note": {
    en: "Your changes are kept. The other sections can be opened.",
    fr: "Vos modifications sont conservées. Les autres sections restent accessibles.",
  },
});

/** Shown in place of a section that broke. The others can be opened, and typed text is kept. */
export function BrokenSection() {
  const t = useText(messages);
  const error = useRouteError();
  return (
    <Notice tone="alarm" title={t("broken.title")}>
      <div>{t("broken.note")}</div>
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
