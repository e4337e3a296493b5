import { Affix, Button, Group, getDefaultZIndex } from "@mantine/core";
import { Notice } from "../feedback/Notice.tsx";
import { refusalSentence } from "../feedback/sentences.ts";
import { useText } from "../i18n.ts";
import { uiMessages } from "../messages.ts";

interface Props {
  onRetry?: () => void;
  onClose?: () => void;
}

/** Says over the screen that a part of the app did not load; the screen stays as it is. */
export function NotLoaded(props: Props) {
  return (
    <Affix position={{ bottom: 16, right: 16 }} zIndex={getDefaultZIndex("overlay")} maw="calc(100vw - 32px)">
      <NotLoadedHere {...props} />
    </Affix>
  );
}

/** Says in its place that a part of the app did not load. */
export function NotLoadedHere({ onRetry, onClose }: Props) {
  const t = useText(uiMessages);
  return (
    <Notice tone="alarm">
      {refusalSentence({ code: "app.part-not-loaded" })}
      <Group gap="xs" mt={4}>
        {onRetry && (
          <Button size="compact-sm" variant="default" onClick={onRetry}>
            {t("ui.retry")}
          </Button>
        )}
        {onClose && (
          <Button size="compact-sm" variant="default" onClick={onClose}>
            {t("ui.close")}
          </Button>
        )}
      </Group>
    </Notice>
  );
}
