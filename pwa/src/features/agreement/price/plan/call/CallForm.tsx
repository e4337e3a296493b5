import { Button, Text } from "@mantine/core";
import { Fragment, type KeyboardEvent, useEffect, useRef } from "react";
import { isBooking } from "shared-schema/agreement/payments/booking";
import type { CallOfAgreement } from "shared-schema/payments/callsOf";
import { type ConflictNotes, ConflictNotesProvider, useConflictNote } from "#ui/fields/autosave/conflicts.tsx";
import { CheckboxField } from "#ui/fields/CheckboxField.tsx";
import { DateField } from "#ui/fields/DateField.tsx";
import { NumberField } from "#ui/fields/NumberField.tsx";
import { TextField } from "#ui/fields/TextField.tsx";
import { useText } from "#ui/i18n.ts";
import { Figure } from "../../../frame/derivation/Figure.tsx";
import { useShow } from "../../../frame/format/format.ts";
import { useWorkspace } from "../../../frame/workspace/workspace.ts";
import { planMessages } from "../../../money/planMessages.ts";
import classes from "../plan.module.css";
import { useCallEdit } from "./useCallEdit.ts";

/** A designation fits into the text of a bank transfer up to this length. */
const HINT = 20;
/** Each note has a row of its own below the fields. */
const NO_NOTES: ConflictNotes = { at: () => null, within: () => null };

interface Props {
  shown: CallOfAgreement;
  /** The amount of this type that is left to call. */
  rest: number | null;
  isNew: boolean;
  onClose: () => void;
}

/** The fields of a call for fund in its row: Enter closes them, Escape puts back what was changed since they were opened. */
export function CallForm({ shown, rest, isNew, onClose }: Props) {
  const t = useText(planMessages);
  const show = useShow();
  const { id } = useWorkspace();
  const fields = useRef<HTMLDivElement>(null);
  const { id: partId, call, state } = shown;
  const { path, save, restore } = useCallEdit(id, partId, call);
  const isOpenedByProduct = call.contract_code !== null;
  const owned = call.locked || isOpenedByProduct;
  const disabled = shown.read_only || owned;
  const isPaid = shown.paid_amount !== 0;
  const isSettled = state === "PAID" || state === "OVERPAID";
  const paidField = isPaid && !disabled ? t("plan.paidField") : undefined;
  const notes = {
    designation: useConflictNote(path("designation")),
    amount: useConflictNote(path("amount")),
    date_due: useConflictNote(path("date_due")),
    due_by_execution: useConflictNote(path("due_by_execution")),
  };
  useEffect(() => {
    // Its designation is there already.
    if (isNew) fields.current?.querySelector<HTMLElement>("[inputmode=decimal]")?.focus();
  }, [isNew]);
  const press = (event: KeyboardEvent) => {
    const within = fields.current;
    // A calendar that is open takes both keys.
    if (!within?.contains(document.activeElement) || within.querySelector('[aria-expanded="true"]')) return;
    if (event.key === "Escape") {
      event.stopPropagation();
      void restore().then(onClose);
    }
    if (event.key === "Enter" && event.target instanceof HTMLInputElement) {
      // The field says in the next frame whether it could be saved.
      requestAnimationFrame(() => {
        if (!within.querySelector('[aria-invalid="true"]')) onClose();
      });
    }
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys that are typed into its fields
    <div ref={fields} className={classes.form} onKeyDown={press}>
      <ConflictNotesProvider value={NO_NOTES}>
        <TextField
          label={t("plan.field.designation")}
          value={call.designation}
          maxLength={80}
          required="refuse"
          disabled={disabled}
          hint={{ length: HINT, words: (count) => t("plan.designation.hint", { count }) }}
          path={path("designation")}
          onSave={(designation) => save({ designation: designation ?? "" })}
        />
        <NumberField
          label={t("plan.field.amount")}
          value={call.amount}
          min={null}
          decimals={show.decimals}
          fixed
          unit={show.currency}
          description={paidField ?? (call.amount !== null && call.amount < 0 ? t("plan.credit") : undefined)}
          disabled={disabled || isPaid}
          path={path("amount")}
          onSave={(amount) => save({ amount })}
        />
        {!isSettled && !call.due_by_execution && !isOpenedByProduct && (
          <DateField
            label={t("plan.field.date_due")}
            path={path("date_due")}
            value={call.date_due}
            required="warn"
            description={paidField}
            disabled={disabled || isPaid}
            onSave={(date_due) => save({ date_due })}
          />
        )}
        {!isSettled && !isOpenedByProduct && (
          <CheckboxField
            label={t("plan.field.due_by_execution")}
            value={call.due_by_execution}
            disabled={disabled || isPaid}
            path={path("due_by_execution")}
            onSave={(due_by_execution) => save({ due_by_execution })}
          />
        )}
      </ConflictNotesProvider>
      {Object.values(notes).some((note) => note !== null) && (
        <div className={classes.whole}>
          {Object.entries(notes).map(([field, note]) => (
            <Fragment key={field}>{note}</Fragment>
          ))}
        </div>
      )}
      {owned && (
        <Text size="sm" c="dimmed" className={classes.whole}>
          {t(isBooking(call) ? "plan.booking" : "plan.locked")}
        </Text>
      )}
      {!disabled && call.amount === null && rest !== null && rest !== 0 && (
        <Button variant="subtle" size="compact-sm" mih={44} onClick={() => save({ amount: rest })}>
          {t("plan.fill", { money: show.money(rest) })}
        </Button>
      )}
      <CallFigures shown={shown} />
    </div>
  );
}

/** How the amount of a call that the product opened came about, and what is left of a call after its payments. */
function CallFigures({ shown: { id, call, payments, balance } }: Pick<Props, "shown">) {
  const t = useText(planMessages);
  const show = useShow();
  const about = `payment_calls.${id}`;
  const isOpenedByProduct = call.contract_code !== null;
  if (call.amount === null || (!isOpenedByProduct && payments.length === 0)) return null;
  return (
    <Text size="sm" component="div" className={classes.whole}>
      {isOpenedByProduct && (
        <>
          {t("plan.asks")}{" "}
          <Figure name="call_amount" about={about} value={call.amount}>
            {show.money(call.amount)}
          </Figure>{" "}
        </>
      )}
      {payments.length > 0 && (
        <>
          {t("plan.balance")}{" "}
          <Figure name="call_balance" about={about} value={balance}>
            {show.money(balance)}
          </Figure>
        </>
      )}
    </Text>
  );
}
