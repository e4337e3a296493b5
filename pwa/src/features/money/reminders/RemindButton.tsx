import { Button } from "@mantine/core";
import { useState } from "react";
import { useText } from "../../../ui/i18n.ts";
import { debtorNames, type MoneyRow } from "../rows.ts";
import { useLeaving } from "./leaving.ts";
import { reminderMessages } from "./messages.ts";
import { ReminderDialog } from "./ReminderDialog.tsx";

/** Reminds of one call; nothing for those who may not, while nothing is owed, and until one that was just sent has left. */
export function RemindButton({ row }: { row: MoneyRow }) {
  const t = useText(reminderMessages);
  const [opened, setOpened] = useState(false);
  const isLeaving = useLeaving(({ until }) => until.has(row.id));
  if (!row.canRemind || isLeaving) return null;
  const name = [debtorNames(row), row.call.designation].filter(Boolean).join(", ");
  return (
    <>
      <Button
        variant="default"
        size="compact-md"
        aria-label={t("reminder.sendOf", { name })}
        onClick={() => setOpened(true)}
      >
        {t("reminder.send")}
      </Button>
      {opened && <ReminderDialog rows={[row]} onClose={() => setOpened(false)} />}
    </>
  );
}
