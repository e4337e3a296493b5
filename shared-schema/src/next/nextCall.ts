import { ownParties, roleAccess, type Viewer } from "../agreement/access.ts";
import { isDueAtOnce } from "../agreement/payments/balance.ts";
import type { AgreementBody } from "../agreement/schema.ts";
import { CALL_DUE_DAYS, dayFrom } from "../alerts/calls.ts";
import { callsOf } from "../payments/callsOf.ts";
import { timingOf } from "../payments/overview/timing.ts";

/** A call for fund that is to be paid, for those who pay it and for those who collect it. */
export interface MoneyStep {
  kind: "pay" | "collect";
  call: string;
  /** Still to be paid, in the agreement's currency. */
  amount: number;
  /** `YYYY-MM-DD`; null where it is due on execution. */
  date: string | null;
  isOverdue: boolean;
  /** It is due within a week. */
  isPressing: boolean;
}

/** The open call for fund that is due first, for a viewer who pays or collects. @param now an instant, UTC */
export function nextCall(agreement: AgreementBody, viewer: Viewer, now: string): MoneyStep | null {
  const roles = ownParties(agreement, viewer).map(({ role }) => role);
  const pays = roles.includes("clients");
  if (!pays && !roles.some((role) => roleAccess(role).can_post_payments === "ALL")) return null;
  const today = now.slice(0, 10);
  const soon = dayFrom(today, CALL_DUE_DAYS);
  const open = callsOf(agreement, { write: false, can_post_payments: "NONE" }).flatMap(({ id, call, balance }) => {
    const timing = timingOf({ call, balance }, agreement, today);
    if (balance <= 0 || (timing !== "OVERDUE" && timing !== "WEEK" && timing !== "LATER")) return [];
    // A call that is due at once may name a date that no longer counts.
    const date = isDueAtOnce(call) ? null : call.date_due;
    return [{ id, balance, date, isOverdue: timing === "OVERDUE" }];
  });
  const [first] = open.sort((a, b) => ((a.date ?? today) < (b.date ?? today) ? -1 : 1));
  if (!first) return null;
  return {
    kind: pays ? "pay" : "collect",
    ...{ call: first.id, amount: first.balance, date: first.date, isOverdue: first.isOverdue },
    isPressing: (first.date ?? today) <= soon,
  };
}
