import { Select, Text, TextInput } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { minorDecimals } from "shared-schema/base/currency/minorUnits";
import type { CallOfAgreement } from "shared-schema/payments/callsOf";
import { currencySymbol } from "shared-schema/pricing/format";
import { useShownForm } from "#forms/useShownForm.ts";
import { recordBooking, recordPayment } from "#store/commands/agreement/payments/record.ts";
import { isRecordFieldOf } from "#store/drafts/fieldPath.ts";
import { FormDialog } from "#ui/feedback/FormDialog.tsx";
import { inWords, refusalInForm, refusalMessageBesideFields } from "#ui/feedback/refusalMessage.tsx";
import { filled } from "#ui/feedback/validate.ts";
import { numberMessages } from "#ui/fields/autosave/numberMessages.ts";
import { DayInput } from "#ui/fields/DayInput.tsx";
import { readDate, showDate } from "#ui/fields/dates.ts";
import { formatNumber, parseNumber } from "#ui/fields/number.ts";
import type { SaveResult } from "#ui/fields/types.ts";
import { textFor, useLanguage, useText } from "#ui/i18n.ts";
import { useToday } from "#ui/useToday.ts";
import { useShow } from "../../../frame/format/format.ts";
import { useWorkspace } from "../../../frame/workspace/workspace.ts";
import { CurrencyFields } from "../../../money/currency/CurrencyFields.tsx";
import { useMoney } from "../../../money/currency/useMoney.ts";
import { paymentMessages } from "../../../money/paymentMessages.ts";
import { ReceiptField } from "../../../money/receipt/ReceiptField.tsx";
import { useChosenReceipt } from "../../../money/receipt/useChosenReceipt.ts";
import { BOOKING_FORM, type PaymentTexts, paymentPath, typedPayment } from "./typedPayment.ts";
import { useClients } from "./useClients.ts";

interface Props {
  /** Null for what was paid on a booking. */
  shown: Pick<CallOfAgreement, "id" | "call" | "balance"> | null;
  onClose: () => void;
}

/**
 * Records a payment on a call for fund, or on a booking, without a connection too. Typed text is kept until the payment is recorded,
 * also when the dialog is closed or the page ends. Mounted while it is open.
 */
export function PaymentDialog({ shown, onClose }: Props) {
  const form = shown?.id ?? BOOKING_FORM;
  const t = useText(paymentMessages);
  const show = useShow();
  const language = useLanguage();
  const today = useToday();
  const { id, agreement } = useWorkspace();
  const clients = useClients();
  const rules = { min: null, decimals: show.decimals, fixed: true };
  const only = clients.length === 1 ? String(clients[0]?.id ?? "") : "";
  const [typed] = useState(() =>
    typedPayment(id, form, {
      amount: shown ? formatNumber(shown.balance, rules, language) : "",
      ...{ currency: agreement.currency, rate: "" },
      date_paid: showDate(today),
      payer_profile_id: only,
    }),
  );
  const [texts, setTexts] = useState<PaymentTexts>(() => typed.texts());
  const [errors, setErrors] = useState<Partial<Record<keyof PaymentTexts, ReactNode>>>({});
  const { receipt, choose } = useChosenReceipt(paymentPath(id, form, "document"));
  useShownForm({
    isOf: (path) => isRecordFieldOf(path, id, "payments", form),
    onDiscarded: () => setTexts(typed.texts()),
    keepAgain: () => typed.keepAgain(texts),
  });
  const put = (field: keyof PaymentTexts, text: string) => {
    const next = { ...texts, [field]: text };
    setTexts(next);
    setErrors(({ [field]: _, ...others }) => others);
    typed.keep(next);
  };
  const typedRules = { ...rules, decimals: minorDecimals(texts.currency) };
  const read = (text: string) => parseNumber(text, typedRules, textFor(numberMessages), language);
  const amount = read(texts.amount);
  const { money, offered, rateFault } = useMoney({
    amount: amount.ok ? amount.value : null,
    ...{ currency: texts.currency, rate: texts.rate, date: readDate(texts.date_paid) },
  });
  const submit = async (): Promise<SaveResult> => {
    const date_paid = readDate(texts.date_paid);
    const wrongRate = rateFault();
    const wrong: typeof errors = {
      ...(!amount.ok && { amount: inWords(() => messageOf(read(texts.amount))) }),
      ...(amount.ok && amount.value === null && { amount: filled("") }),
      ...(wrongRate !== undefined && { rate: wrongRate }),
      ...(date_paid === null && {
        date_paid: filled(texts.date_paid) ?? inWords(() => textFor(paymentMessages)("payments.notDay")),
      }),
    };
    setErrors(wrong);
    if (!money || date_paid === null || Object.keys(wrong).length > 0) return { ok: false, message: null };
    const payer_profile_id = texts.payer_profile_id === "" ? null : Number(texts.payer_profile_id);
    const entered = { ...money, date_paid, payer_profile_id };
    const recorded = shown
      ? await recordPayment(id, { ...entered, call_id: shown.id }, receipt)
      : await recordBooking(id, entered, receipt);
    if (!recorded.ok) {
      const { refusal } = recorded;
      if (refusal.code !== "payment.beyond-balance") {
        return { ok: false, message: refusalInForm({ getValues: () => texts, setErrors }, refusal) };
      }
      setErrors({ amount: refusalMessageBesideFields(refusal) });
      return { ok: false, message: null };
    }
    typed.forget(texts);
    await choose(null);
    onClose();
    return { ok: true };
  };
  return (
    <FormDialog
      opened
      title={shown ? t("payments.form", { name: shown.call.designation }) : t("payments.booking.form")}
      submitLabel={t("payments.record")}
      onClose={onClose}
      onSubmit={submit}
    >
      <Text size="sm">
        {shown ? t("payments.balance", { money: show.money(shown.balance) }) : t("payments.booking.note")}
      </Text>
      <TextInput
        label={`${t("payments.field.amount")} (${currencySymbol(texts.currency)})`}
        name={paymentPath(id, form, "amount")}
        withAsterisk
        data-autofocus
        inputMode="decimal"
        autoComplete="off"
        styles={{ input: { textAlign: "right" } }}
        value={texts.amount}
        error={errors.amount}
        description={amount.ok && amount.value !== null && amount.value < 0 ? t("payments.credit") : undefined}
        inputWrapperOrder={["label", "input", "description", "error"]}
        onChange={(event) => put("amount", event.currentTarget.value)}
      />
      <CurrencyFields
        own={agreement.currency}
        known={[]}
        currency={texts.currency}
        rate={texts.rate}
        offered={offered}
        makes={money?.amount ?? null}
        error={errors.rate}
        names={{ currency: paymentPath(id, form, "currency"), rate: paymentPath(id, form, "rate") }}
        onCurrency={(currency) => put("currency", currency)}
        onRate={(rate) => put("rate", rate)}
      />
      <DayInput
        label={t("payments.field.date_paid")}
        value={texts.date_paid}
        error={errors.date_paid}
        onChange={(text) => put("date_paid", text)}
      />
      {clients.length > 0 && (
        <Select
          label={t("payments.field.payer_profile_id")}
          name={paymentPath(id, form, "payer_profile_id")}
          placeholder={t("payments.none")}
          clearable
          data={clients.map((client) => ({ value: String(client.id), label: client.name }))}
          value={texts.payer_profile_id || null}
          error={errors.payer_profile_id}
          onChange={(value) => put("payer_profile_id", value ?? "")}
        />
      )}
      <ReceiptField receipt={receipt} onChange={choose} />
    </FormDialog>
  );
}

function messageOf(read: ReturnType<typeof parseNumber>): string {
  return read.ok ? "" : read.message;
}
