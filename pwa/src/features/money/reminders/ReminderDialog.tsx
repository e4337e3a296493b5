import { Checkbox, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { isReminded } from "shared-schema/payments/reminders/decideReminder";
import { formatAgreementId } from "shared-schema/pricing/format";
import { sendReminder } from "../../../store/commands/agreement/payments/remind.ts";
import { FormDialog } from "../../../ui/feedback/FormDialog.tsx";
import { inWords, refusalMessage } from "../../../ui/feedback/refusalMessage.tsx";
import type { Refusal } from "../../../ui/feedback/sentences.ts";
import type { SaveResult } from "../../../ui/fields/types.ts";
import { textFor, useText } from "../../../ui/i18n.ts";
import { debtorNames, type MoneyRow } from "../rows.ts";
import { usePrice } from "../usePrice.ts";
import { noteLeaving } from "./leaving.ts";
import { reminderMessages } from "./messages.ts";

interface Props {
  /** Those that may be reminded of, in their order. */
  rows: readonly MoneyRow[];
  onClose: () => void;
}

/**
 * Names the recipients before reminders go. Those reminded within a day are left out until they are ticked. One that is refused keeps
 * its tick and stops no other. Mounted while it is open.
 */
export function ReminderDialog({ rows, onClose }: Props) {
  const t = useText(reminderMessages);
  const [now] = useState(() => new Date().toISOString());
  // One key for each call and dialog: an answer that was lost does not send a second mail.
  const [keys] = useState(() => new Map(rows.map(({ id }) => [id, crypto.randomUUID()])));
  const fresh = (row: MoneyRow) => !isReminded(row.call, now);
  const isOnly = rows.length === 1;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(rows.filter((row) => fresh(row) && (isOnly || row.timing === "OVERDUE")).map(({ id }) => id)),
  );
  const week = rows.filter((row) => row.timing === "WEEK" && fresh(row)).map(({ id }) => id);
  const put = (ids: readonly string[], isOn: boolean) =>
    setChosen((was) => new Set([...[...was].filter((id) => !ids.includes(id)), ...(isOn ? ids : [])]));
  const submit = async (): Promise<SaveResult> => {
    if (chosen.size === 0) return { ok: false, message: inWords(() => textFor(reminderMessages)("reminder.none")) };
    const kept: RefusedReminder[] = [];
    for (const row of rows) {
      if (!chosen.has(row.id)) continue;
      const sent = await sendReminder(row.id, { key: keys.get(row.id) ?? crypto.randomUUID(), again: !fresh(row) });
      if (sent.ok) {
        noteLeaving(row.id, Date.now());
        put([row.id], false);
        continue;
      }
      kept.push({ row, refusal: sent.refusal });
      // Without a connection none of the others would reach the server.
      if (sent.refusal.code === "server.unreachable") break;
    }
    if (kept.length > 0) return { ok: false, message: <RefusedReminders refused={kept} /> };
    onClose();
    return { ok: true };
  };
  return (
    <FormDialog
      opened
      title={t("reminder.title")}
      submitLabel={t("reminder.submit", { count: chosen.size })}
      onClose={onClose}
      onSubmit={submit}
    >
      <Text size="sm">{t("reminder.explained")}</Text>
      {!isOnly && week.length > 0 && (
        <Checkbox
          label={t("reminder.week", { count: week.length })}
          checked={week.every((id) => chosen.has(id))}
          onChange={({ currentTarget }) => put(week, currentTarget.checked)}
        />
      )}
      <Stack gap="xs">
        {rows.map((row) => (
          <ReminderChoice
            key={row.id}
            row={row}
            isAgain={!fresh(row)}
            checked={chosen.has(row.id)}
            onChange={(isOn) => put([row.id], isOn)}
          />
        ))}
      </Stack>
    </FormDialog>
  );
}

interface RefusedReminder {
  row: MoneyRow;
  refusal: Refusal;
}

/** Each reminder that was not sent, with the reason. */
function RefusedReminders({ refused }: { refused: readonly RefusedReminder[] }) {
  return refused.map(({ row, refusal }) => (
    <Text key={row.id} span inherit display="block">
      <b>{debtorNames(row) || row.agreement.body.name}</b> {refusalMessage(refusal)}
    </Text>
  ));
}

interface ChoiceProps {
  row: MoneyRow;
  isAgain: boolean;
  checked: boolean;
  onChange: (isOn: boolean) => void;
}

function ReminderChoice({ row, isAgain, checked, onChange }: ChoiceProps) {
  const t = useText(reminderMessages);
  const price = usePrice();
  const { agreement, call, debtors, balance } = row;
  const addresses = debtors.flatMap(({ email }) => email ?? []);
  const about = [formatAgreementId(agreement.id), call.designation, price(balance, agreement.body.currency)];
  return (
    <Checkbox
      label={debtorNames(row) || agreement.body.name}
      description={[...addresses, ...about, ...(isAgain ? [t("reminder.again")] : [])].join(" · ")}
      checked={checked}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
  );
}
