import { Group, Text, TextInput } from "@mantine/core";
import { useId } from "react";
import { EXPENSE_CATEGORIES, PAID_BY } from "shared-schema/agreement/expenses/schema";
import { localDay } from "shared-schema/itinerary/localClock";
import { deviceZone } from "#base/deviceZone.ts";
import { recordPath } from "#store/drafts/fieldPath.ts";
import { FormDialog } from "#ui/feedback/FormDialog.tsx";
import { DayInput } from "#ui/fields/DayInput.tsx";
import { readDate } from "#ui/fields/dates.ts";
import { useText } from "#ui/i18n.ts";
import { useWorkspace } from "../../frame/workspace/workspace.ts";
import classes from "../../money/apa.module.css";
import { apaMessages } from "../../money/apaMessages.ts";
import { CurrencyFields } from "../../money/currency/CurrencyFields.tsx";
import { ReceiptField } from "../../money/receipt/ReceiptField.tsx";
import { Choice } from "./Choice.tsx";
import { SameReceipt } from "./SameReceipt.tsx";
import type { EntryKind } from "./typedExpense.ts";
import { useEntryForm } from "./useEntryForm.ts";

interface Props {
  kind: EntryKind;
  onClose: () => void;
}

/**
 * Enters an expense, cash that was drawn, or a count of the cash; without a connection too. Typed text is kept until it is recorded,
 * also when the dialog is closed or the page ends. Mounted while it is open.
 */
export function EntryDialog({ kind, onClose }: Props) {
  const t = useText(apaMessages);
  const { id, agreement } = useWorkspace();
  const { texts, errors, put, money, offered, receipt, choose, submit } = useEntryForm(kind, onClose);
  const suppliers = useId();
  const isExpense = kind === "EXPENSE";
  const delivery = agreement.delivery_date && localDay(agreement.delivery_date, deviceZone());
  // Fuel of the day of delivery is the one expense whose hour decides whose it is.
  const asksTime = isExpense && texts.category === "FUEL" && readDate(texts.date) === delivery;
  const nameOf = (field: string) => recordPath(id, "expenses", kind, field);
  return (
    <FormDialog opened title={t(`apa.form.${kind}`)} submitLabel={t("apa.record")} onClose={onClose} onSubmit={submit}>
      {kind === "CASH_COUNTED" && <Text size="sm">{t("apa.form.counted")}</Text>}
      <div className={classes.amount}>
        <TextInput
          label={t("apa.field.amount")}
          name={nameOf("amount")}
          withAsterisk
          data-autofocus
          size="md"
          inputMode="decimal"
          autoComplete="off"
          styles={{ input: { textAlign: "right" } }}
          value={texts.amount}
          error={errors.amount}
          description={isExpense && texts.amount.trim().startsWith("-") ? t("apa.refund") : undefined}
          inputWrapperOrder={["label", "input", "description", "error"]}
          onChange={(event) => put("amount", event.currentTarget.value)}
        />
        <CurrencyFields
          own={agreement.currency}
          known={Object.values(agreement.expenses ?? {}).flatMap(({ other }) => other?.currency ?? [])}
          currency={texts.currency}
          rate={texts.rate}
          offered={offered}
          makes={money?.amount ?? null}
          error={errors.rate}
          names={{ currency: nameOf("currency"), rate: nameOf("rate") }}
          onCurrency={(currency) => put("currency", currency)}
          onRate={(rate) => put("rate", rate)}
        />
      </div>
      {/* The paper is in hand: it is photographed before the eleven categories are read. */}
      {kind !== "CASH_COUNTED" && <ReceiptField receipt={receipt} onChange={choose} />}
      {receipt && <SameReceipt hash={receipt.hash} />}
      {isExpense && (
        <>
          <Choice
            label={t("apa.field.category")}
            name={nameOf("category")}
            value={EXPENSE_CATEGORIES.find((each) => each === texts.category) ?? null}
            options={EXPENSE_CATEGORIES.map((value) => ({ value, label: t(`apa.category.${value}`) }))}
            error={errors.category}
            onChange={(category) => put("category", category)}
          />
          <Choice
            label={t("apa.field.paid_by")}
            name={nameOf("paid_by")}
            value={texts.paid_by === "CASH" ? "CASH" : "CARD"}
            options={PAID_BY.map((value) => ({ value, label: t(`apa.paidBy.${value}`) }))}
            onChange={(paidBy) => put("paid_by", paidBy)}
          />
        </>
      )}
      <Group grow align="flex-start">
        <DayInput
          label={t("apa.field.date")}
          value={texts.date}
          error={errors.date}
          onChange={(text) => put("date", text)}
        />
        {asksTime && (
          <TextInput
            label={t("apa.field.time")}
            name={nameOf("time")}
            description={t("apa.time.hint")}
            placeholder="16:30"
            value={texts.time}
            error={errors.time}
            onChange={(event) => put("time", event.currentTarget.value)}
          />
        )}
      </Group>
      {isExpense && (
        <>
          <TextInput
            label={t("apa.field.supplier")}
            name={nameOf("supplier")}
            list={suppliers}
            maxLength={300}
            value={texts.supplier}
            error={errors.supplier}
            onChange={(event) => put("supplier", event.currentTarget.value)}
          />
          <datalist id={suppliers}>
            {[...new Set(Object.values(agreement.expenses ?? {}).flatMap(({ supplier }) => supplier ?? []))].map(
              (name) => (
                <option key={name} value={name} />
              ),
            )}
          </datalist>
        </>
      )}
      <TextInput
        label={t("apa.field.note")}
        name={nameOf("note")}
        description={t("apa.note.hint")}
        maxLength={300}
        value={texts.note}
        error={errors.note}
        onChange={(event) => put("note", event.currentTarget.value)}
      />
    </FormDialog>
  );
}
