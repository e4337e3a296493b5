import { Button, Text } from "@mantine/core";
import { isBooking } from "shared-schema/agreement/payments/booking";
import type { PaymentCall } from "shared-schema/agreement/schema";
import type { CallOfAgreement } from "shared-schema/payments/callsOf";
import { patchPaymentCall } from "#store/commands/agreement/paymentCalls.ts";
import { fieldPath } from "#store/drafts/fieldPath.ts";
import { saved } from "#ui/feedback/saving.ts";
import { CheckboxField } from "#ui/fields/CheckboxField.tsx";
import { DateField } from "#ui/fields/DateField.tsx";
import { NumberField } from "#ui/fields/NumberField.tsx";
import { TextField } from "#ui/fields/TextField.tsx";
import { useText } from "#ui/i18n.ts";
import { Figure } from "../../frame/derivation/Figure.tsx";
import { useShow } from "../../frame/format/format.ts";
import { useWorkspace } from "../../frame/workspace/workspace.ts";
import { planMessages } from "../../money/planMessages.ts";
import { CallState } from "./CallState.tsx";
import { DeleteCall } from "./DeleteCall.tsx";
import { CallPayments } from "./payments/CallPayments.tsx";
import classes from "./plan.module.css";

interface Props {
  shown: CallOfAgreement;
  /** The amount of this type that is left to call. */
  rest: number | null;
}

/** One call for fund, edited in place: what for, how much, and when; under it, its payments. */
export function CallRow({ shown, rest }: Props) {
  const t = useText(planMessages);
  const show = useShow();
  const { id, access } = useWorkspace();
  const { id: partId, call, state } = shown;
  const isOpened = call.contract_code !== null;
  const owned = call.locked || isOpened;
  const disabled = shown.read_only || owned;
  const isPaid = shown.paid_amount !== 0;
  const isSettled = state === "PAID" || state === "OVERPAID";
  const save = (patch: Partial<PaymentCall>) => saved(patchPaymentCall(id, partId, patch));
  const path = (field: keyof PaymentCall) => fieldPath("agreements", id, "payment_calls", partId, field);
  return (
    <fieldset className={classes.call} aria-label={call.designation}>
      <div>
        <TextField
          label={t("plan.field.designation")}
          value={call.designation}
          maxLength={80}
          required="refuse"
          disabled={disabled}
          path={path("designation")}
          onSave={(designation) => save({ designation: designation ?? "" })}
        />
        <Text size="sm" c="dimmed" mt={4}>
          {t("plan.designation.hint", { count: call.designation.length })}
        </Text>
      </div>
      <div>
        <NumberField
          label={t("plan.field.amount")}
          value={call.amount}
          min={null}
          decimals={show.decimals}
          fixed
          unit={show.currency}
          disabled={disabled || isPaid}
          path={path("amount")}
          onSave={(amount) => save({ amount })}
        />
        {isOpened && call.amount !== null && (
          <Text size="sm" mt={4} component="div">
            {t("plan.asks")}{" "}
            <Figure name="call_amount" about={`payment_calls.${partId}`} value={call.amount}>
              {show.money(call.amount)}
            </Figure>
          </Text>
        )}
        {shown.payments.length > 0 && (
          <Text size="sm" mt={4} component="div">
            {t("plan.balance")}{" "}
            <Figure name="call_balance" about={`payment_calls.${partId}`} value={shown.balance}>
              {show.money(shown.balance)}
            </Figure>
          </Text>
        )}
        {isPaid && !disabled && (
          <Text size="sm" c="dimmed" mt={4}>
            {t("plan.paidField")}
          </Text>
        )}
        {call.amount !== null && call.amount < 0 && (
          <Text size="sm" c="dimmed" mt={4}>
            {t("plan.credit")}
          </Text>
        )}
        {!disabled && call.amount === null && rest !== null && rest !== 0 && (
          <Button variant="subtle" size="compact-sm" onClick={() => save({ amount: rest })}>
            {t("plan.fill", { money: show.money(rest) })}
          </Button>
        )}
      </div>
      <div>
        <CallState shown={shown} />
        {!isSettled && !call.due_by_execution && !isOpened && (
          <DateField
            label={t("plan.field.date_due")}
            path={path("date_due")}
            value={call.date_due}
            required="warn"
            disabled={disabled || isPaid}
            onSave={(date_due) => save({ date_due })}
          />
        )}
        {!isSettled && !isOpened && (
          <CheckboxField
            label={t("plan.field.due_by_execution")}
            value={call.due_by_execution}
            disabled={disabled || isPaid}
            path={path("due_by_execution")}
            onSave={(due_by_execution) => save({ due_by_execution })}
          />
        )}
        {owned && (
          <Text size="sm" c="dimmed">
            {t(isBooking(call) ? "plan.booking" : "plan.locked")}
          </Text>
        )}
      </div>
      <div className={classes.delete}>
        {!disabled && access.can_approve && <DeleteCall callId={partId} name={call.designation} isPaid={isPaid} />}
      </div>
      <div className={classes.paid}>
        <CallPayments shown={shown} />
      </div>
    </fieldset>
  );
}
