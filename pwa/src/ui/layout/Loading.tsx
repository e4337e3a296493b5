import { Skeleton, Stack, VisuallyHidden } from "@mantine/core";
import { useEffect, useState } from "react";
import { useText } from "../i18n.ts";
import { uiMessages } from "../messages.ts";

const PATIENCE_MS = 200;

/** Grey lines where text will be, after a moment in which most things have come already. */
export function Loading({ lines = 6 }: { lines?: number }) {
  const t = useText(uiMessages);
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Stack gap="md" role="status" aria-live="polite" mih={`${lines * 2.5}rem`}>
      <VisuallyHidden>{t("ui.loading")}</VisuallyHidden>
      {late &&
        Array.from({ length: lines }, (_, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines are alike and never move
          <Skeleton key={line} h={20} w={`${92 - ((line * 17) % 40)}%`} radius="sm" />
        ))}
    </Stack>
  );
}
