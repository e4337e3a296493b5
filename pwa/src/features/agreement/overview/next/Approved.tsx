import { Text } from "@mantine/core";
import { useText } from "#ui/i18n.ts";
import { useApproving } from "./approving.ts";
import { nextMessages } from "./nextMessages.ts";

/** Confirms the viewer's approval, and says what comes next. */
export function Approved() {
  const t = useText(nextMessages);
  if (!useApproving().hasApproved) return null;
  return (
    <div role="status" tabIndex={-1} ref={takeLostFocus}>
      <Text mt="xs">{t("next.approved")}</Text>
      <Text size="sm" c="dimmed" mt="xs">
        {t("next.then.sign")}
      </Text>
    </div>
  );
}

/** The button that had the focus goes with the approval, and so does its dialog. Focus elsewhere is left alone. */
function takeLostFocus(element: HTMLElement | null): void {
  const active = document.activeElement;
  const isLost = active === null || active === document.body || active.closest('[role="dialog"]') !== null;
  if (isLost) element?.focus({ preventScroll: true });
}
