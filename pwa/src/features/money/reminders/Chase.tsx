import { Button, Group, Text } from "@mantine/core";
import { useState } from "react";
import { useText } from "../../../ui/i18n.ts";
import type { MoneyRow } from "../rows.ts";
import { LeavingNotice } from "./LeavingNotice.tsx";
import { reminderMessages } from "./messages.ts";
import { ReminderDialog } from "./ReminderDialog.tsx";

/** The calls that are overdue or due this week and may be chased, with one button for all of them. */
export function Chase({ rows }: { rows: readonly MoneyRow[] }) {
  const t = useText(reminderMessages);
  const [opened, setOpened] = useState(false);
  const chased = rows.filter(({ canRemind, timing }) => canRemind && (timing === "OVERDUE" || timing === "WEEK"));
  const overdue = chased.filter(({ timing }) => timing === "OVERDUE").length;
  const week = chased.length - overdue;
  const words = [
    ...(overdue > 0 ? [t("reminder.overdue", { count: overdue })] : []),
    ...(week > 0 ? [t("reminder.dueThisWeek", { count: week })] : []),
  ];
  return (
    <>
      <LeavingNotice />
      {chased.length > 0 && (
        <Group justify="space-between" gap="md" mb="lg">
          <div>
            <Text fw={550}>{words.join(" · ")}</Text>
            <Text size="sm" c="dimmed">
              {t("reminder.chase")}
            </Text>
          </div>
          <Button onClick={() => setOpened(true)}>{t("reminder.sendAll")}</Button>
        </Group>
      )}
      {opened && <ReminderDialog rows={chased} onClose={() => setOpened(false)} />}
    </>
  );
}
