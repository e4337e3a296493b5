import { NativeSelect, Text, TextInput } from "@mantine/core";
import { type ReactNode, useState } from "react";
import type { UnappliedBalance } from "shared-schema/agreement/payments/unapplied";
import type { CallOfAgreement } from "shared-schema/payments/callsOf";
import { recordTransfer } from "#store/commands/agreement/payments/record.ts";
import { FormDialog } from "#ui/feedback/FormDialog.tsx";
import { refusalMessage } from "#ui/feedback/refusalMessage.tsx";
import { numberMessages } from "#ui/fields/autosave/numberMessages.ts";
import { DayInput } from "#ui/fields/DayInput.tsx";
import { readDate, showDate } from "#ui/fields/dates.ts";
import { formatNumber, parseNumber } from "#ui/fields/number.ts";
import type { SaveResult } from "#ui/fields/types.ts";
import { textFor, useLanguage, useText } from "#ui/i18n.ts";
import { useToday } from "#ui/useToday.ts";
import { useShow } from "../../../frame/format/format.ts";
import { useWorkspace } from "../../../frame/workspace/workspace.ts";
import { paymentMessages } from "../../../money/paymentMessages.ts";
import { useClients } from "../payments/useClients.ts";
import { unappliedMessages } from "./unappliedMessages.ts";

/** An advance adds to a balance; the others take from it. */
type UnappliedPurpose = "use" | "refund" | "advance";

interface Props {
  purpose: UnappliedPurpose;
  from: UnappliedBalance;
  /** Those that it can be used for. */
  calls: readonly CallOfAgreement[];
  onClose: () => void;
}

/** Records an advance, uses an unapplied balance for a call for fund, or gives it back; without a connection too. Mounted while it is open. */
export function UnappliedDialog({ purpose, from, calls, onClose }: Props) {
  const t = useText(unappliedMessages);
  const fields = useText(paymentMessages);
  const show = useShow();
  const language = useLanguage();
  const today = useToday();
  const { id } = useWorkspace();
  const clients = useClients();
  const isAdvance = purpose === "advance";
  const rules = { min: null, decimals: show.decimals, fixed: true };
  const [callId, setCallId] = useState(calls[0]?.id ?? "");
  const call = purpose === "use" ? calls.find((each) => each.id === callId) : undefined;
  const offered = (of: CallOfAgreement | undefined) =>
    formatNumber(of ? Math.min(of.balance, from.balance) : from.balance, rules, language);
  const [amountText, setAmountText] = useState(() => (isAdvance ? "" : offered(call)));
  const [payer, setPayer] = useState(from.payer_profile_id);
  const [day, setDay] = useState(() => showDate(today));
  const [errors, setErrors] = useState<{ amount?: ReactNode; day?: ReactNode }>({});
  const submit = async (): Promise<SaveResult> => {
    const read = parseNumber(amountText, rules, textFor(numberMessages), language);
    const date_paid = readDate(day);
    const amount = read.ok ? read.value : null;
    const wrong = {
      ...(!read.ok && { amount: read.message }),
      ...(read.ok && (amount === null || amount <= 0) && { amount: t("unapplied.least") }),
      ...(date_paid === null && { day: fields("payments.notDay") }),
    };
    setErrors(wrong);
    if (amount === null || date_paid === null || Object.keys(wrong).length > 0) return { ok: false, message: null };
    const taken = { call_id: null, amount: isAdvance ? amount : 0 - amount };
    const parts = [taken, ...(call ? [{ call_id: call.id, amount }] : [])];
    const recorded = await recordTransfer(id, { date_paid, payer_profile_id: payer, parts });
    if (!recorded.ok) return { ok: false, message: refusalMessage(recorded.refusal) };
    onClose();
    return { ok: true };
  };
  return (
    <FormDialog
      opened
      title={t(`unapplied.${purpose}`)}
      submitLabel={t("unapplied.record")}
      onClose={onClose}
      onSubmit={submit}
    >
      {isAdvance ? (
        <Text size="sm">{t("unapplied.none")}</Text>
      ) : (
        <Text size="sm">{t("unapplied.available", { money: show.money(from.balance) })}</Text>
      )}
      {purpose === "use" && (
        <NativeSelect
          label={t("unapplied.call")}
          value={callId}
          data={calls.map((each) => ({
            value: each.id,
            label: `${each.call.designation} · ${show.money(each.balance)}`,
          }))}
          onChange={({ currentTarget }) => {
            setCallId(currentTarget.value);
            setAmountText(offered(calls.find((each) => each.id === currentTarget.value)));
          }}
        />
      )}
      {purpose === "refund" && (
        <Text size="sm" c="dimmed">
          {t("unapplied.refund.note")}
        </Text>
      )}
      <TextInput
        label={fields("payments.field.amount")}
        withAsterisk
        data-autofocus
        inputMode="decimal"
        autoComplete="off"
        value={amountText}
        error={errors.amount}
        onChange={({ currentTarget }) => setAmountText(currentTarget.value)}
      />
      <DayInput label={fields("payments.field.date_paid")} value={day} error={errors.day} onChange={setDay} />
      {isAdvance && clients.length > 0 && (
        <NativeSelect
          label={fields("payments.field.payer_profile_id")}
          value={payer === null ? "" : String(payer)}
          data={[
            { value: "", label: fields("payments.none") },
            ...clients.map((client) => ({ value: String(client.id), label: client.name })),
          ]}
          onChange={({ currentTarget }) => setPayer(currentTarget.value === "" ? null : Number(currentTarget.value))}
        />
      )}
    </FormDialog>
  );
}
