import { Button } from "@mantine/core";
import { useRef, useState } from "react";
import { useText } from "../../../ui/i18n.ts";
import { debtorNames, type MoneyRow } from "../rows.ts";
import { useLeaving } from "./leaving.ts";
import { reminderMessages } from "./messages.ts";
import { ReminderDialog } from "./ReminderDialog.tsx";

/**
 * Reminds of one call; nothing for those who may not, and while nothing is owed. It is off until a reminder that was just sent has left,
 * but not disabled: it keeps the focus that its dialog gives back.
 */
export function RemindButton({ row }: { row: MoneyRow }) {
  const t = useText(reminderMessages);
  const [opened, setOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const isLeaving = useLeaving(({ until }) => until.has(row.id));
  if (!row.canRemind && !opened) return null;
  const name = [debtorNames(row), row.call.designation].filter(Boolean).join(", ");
  const close = () => {
    setOpened(false);
    button.current?.focus();
  };
  return (
    <>
      <Button
        ref={button}
        variant="default"
        size="compact-md"
        aria-label={t("reminder.sendOf", { name })}
        aria-keyshortcuts="r"
        aria-disabled={isLeaving}
        {...(isLeaving && { "data-disabled": true })}
        onClick={() => {
          if (!isLeaving) setOpened(true);
        }}
      >
        {t("reminder.send")}
      </Button>
      {opened && <ReminderDialog rows={[row]} onClose={close} />}
    </>
  );
}
