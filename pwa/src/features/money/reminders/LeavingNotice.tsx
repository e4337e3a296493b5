import { Button, Group, Text } from "@mantine/core";
import { useEffect, useState } from "react";
import { takeReminderBack } from "../../../store/commands/agreement/payments/remind.ts";
import { Notice } from "../../../ui/feedback/Notice.tsx";
import { refusalMessage } from "../../../ui/feedback/refusalMessage.tsx";
import type { Refusal } from "../../../ui/feedback/sentences.ts";
import { useText } from "../../../ui/i18n.ts";
import { forgetLeaving, useLeaving } from "./leaving.ts";
import { reminderMessages } from "./messages.ts";

const SECOND_MS = 1_000;

/** Counts down the seconds in which the reminders that were just sent can be taken back. */
export function LeavingNotice() {
  const t = useText(reminderMessages);
  const until = useLeaving((state) => state.until);
  const [now, setNow] = useState(Date.now);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const ids = [...until.keys()];
  const seconds = Math.ceil((Math.min(...until.values()) - now) / SECOND_MS);
  const isCounting = ids.length > 0;
  useEffect(() => {
    if (!isCounting) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, [isCounting]);
  useEffect(() => {
    const left = [...until].filter(([, end]) => end <= now).map(([id]) => id);
    if (left.length > 0) forgetLeaving(left);
  }, [until, now]);
  const undo = async () => {
    // First, so that a second click finds none.
    forgetLeaving(ids);
    setRefusal(null);
    const taken = await Promise.all(ids.map(takeReminderBack));
    const [first] = taken.flatMap((each) => (each.ok ? [] : [each.refusal]));
    setRefusal(first ?? null);
  };
  return (
    <>
      {isCounting && (
        <Group gap="md" mb="md">
          <Text size="sm" role="status">
            {t("reminder.leaving", { count: ids.length })}
          </Text>
          <Button variant="default" onClick={undo}>
            {t("reminder.undo", { seconds: Math.max(seconds, 0) })}
          </Button>
        </Group>
      )}
      {refusal !== null && <Notice tone="alarm">{refusalMessage(refusal)}</Notice>}
    </>
  );
}
