import type { CallOfAgreement } from "shared-schema/payments/callsOf";
import { showDate } from "../../../../ui/fields/dates.ts";
import { useText } from "../../../../ui/i18n.ts";
import { useShow } from "../../frame/format/format.ts";
import { planMessages } from "./messages.ts";
import classes from "./plan.module.css";

/** The state of a call in words: paid in full, overpaid, or due by execution; null where its date says when it is due. */
export function useCallState({ call, state, balance, last_payment_date }: CallOfAgreement): string | null {
  const t = useText(planMessages);
  const show = useShow();
  const date = showDate(last_payment_date);
  if (state === "PAID") return t("plan.paid", { date });
  if (state === "OVERPAID") return t("plan.overpaid", { money: show.money(Math.abs(balance)), date });
  return call.due_by_execution ? t("plan.execution.text") : null;
}

/** The state of a call, with its colour. */
export function CallState({ shown }: { shown: CallOfAgreement }) {
  const text = useCallState(shown);
  return text === null ? null : (
    <p className={classes.state} data-state={shown.state}>
      {text}
    </p>
  );
}
