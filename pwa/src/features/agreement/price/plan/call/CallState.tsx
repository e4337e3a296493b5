import { isDueAtOnce } from "shared-schema/agreement/payments/balance";
import type { CallOfAgreement } from "shared-schema/payments/callsOf";
import { type CallTiming, timingOf } from "shared-schema/payments/overview/timing";
import { showDate } from "#ui/fields/dates.ts";
import { useText } from "#ui/i18n.ts";
import { useToday } from "#ui/useToday.ts";
import { useShow } from "../../../frame/format/format.ts";
import { useWorkspace } from "../../../frame/workspace/workspace.ts";
import { planMessages } from "../../../money/planMessages.ts";
import classes from "../plan.module.css";

/** When a call is to be paid, and the words for it: null where its date alone says so. */
function useCallState(shown: CallOfAgreement): { timing: CallTiming; text: string | null } {
  const t = useText(planMessages);
  const show = useShow();
  const { agreement } = useWorkspace();
  const today = useToday();
  const { call, state, balance, last_payment_date } = shown;
  const timing = timingOf(shown, agreement, today);
  const date = showDate(last_payment_date);
  if (state === "PAID") return { timing, text: t("plan.paid", { date }) };
  if (state === "OVERPAID") return { timing, text: t("plan.overpaid", { money: show.money(Math.abs(balance)), date }) };
  if (timing === "OVERDUE") return { timing, text: t("plan.overdue", { date: showDate(call.date_due) }) };
  const words = [
    call.due_by_execution ? t("plan.execution.text") : null,
    timing === "WEEK" && (isDueAtOnce(call) || call.date_due === today) ? t("plan.dueNow") : null,
  ].filter((each) => each !== null);
  return { timing, text: words.join(" · ") || null };
}

/** The state of a call, with its colour. */
export function CallState({ shown }: { shown: CallOfAgreement }) {
  const { timing, text } = useCallState(shown);
  const state = shown.state === "OVERPAID" ? shown.state : timing;
  return text === null ? null : (
    <span className={classes.state} data-state={state}>
      {text}
    </span>
  );
}
