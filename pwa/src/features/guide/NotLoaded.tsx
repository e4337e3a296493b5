import { Button } from "@mantine/core";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { useText } from "../../ui/i18n.ts";
import { guideMessages } from "./messages.ts";

/** Says that chapters could not be loaded, and offers another try. */
export function NotLoaded({ onRetry }: { onRetry(): void }) {
  const t = useText(guideMessages);
  return (
    <Notice tone="wait">
      {t("guide.notLoaded")}
      <Button display="block" mt="xs" size="compact-sm" variant="default" onClick={onRetry}>
        {t("guide.retry")}
      </Button>
    </Notice>
  );
}
