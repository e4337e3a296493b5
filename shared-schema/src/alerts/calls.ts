import { isDueAtOnce } from "../agreement/payments/balance.ts";
import type { AgreementBody, PaymentCall } from "../agreement/schema.ts";
import type { Role } from "../base/roles.ts";
import { callsOf } from "../payments/callsOf.ts";
import { timingOf } from "../payments/overview/timing.ts";

/** Those who pay, and the one who collects. */
export const CALL_ALERT_ROLES: readonly Role[] = ["clients", "central_agents"];
/** Days before its date at which a call is told, unless the operator says otherwise. */
export const CALL_DUE_DAYS = 7;
/** A call that has been overdue for longer is told to no one: its parties know. */
const MOST_DAYS_LATE = 30;
const DAY_MS = 86_400_000;

/** A call for fund that is to be paid soon, or should have been. */
interface CallAlert {
  kind: "call-due" | "call-overdue";
  id: string;
  call: PaymentCall;
  /** Null where it is due on execution, or at once: then it is due from the first version on. */
  date_due: string | null;
  /** Still to be paid, in the agreement's currency. */
  balance: number;
}

/**
 * The calls for fund of a generated agreement that are due within some days, on execution, or overdue.
 * @param today UTC, `YYYY-MM-DD`
 */
export function callAlerts(agreement: AgreementBody, today: string, daysBefore = CALL_DUE_DAYS): CallAlert[] {
  if (agreement.generated_versions_len === 0 || agreement.status === "ARCHIVED") return [];
  const soon = dayFrom(today, daysBefore);
  const longAgo = dayFrom(today, -MOST_DAYS_LATE);
  return callsOf(agreement, { write: false, can_post_payments: "NONE" }).flatMap(
    ({ id, call, balance }): CallAlert[] => {
      // A call that is due at once may name a date that no longer counts.
      const date_due = isDueAtOnce(call) ? null : call.date_due;
      const isTold = date_due === null ? isDueAtOnce(call) : date_due <= soon && date_due >= longAgo;
      if (!isTold || balance < 0) return [];
      const timing = timingOf({ call, balance }, agreement, today);
      if (timing === "OVERDUE") return [{ kind: "call-overdue", id, call, date_due, balance }];
      return timing === "WEEK" || timing === "LATER" ? [{ kind: "call-due", id, call, date_due, balance }] : [];
    },
  );
}

/** A day some days after another, or before it. UTC, `YYYY-MM-DD`. */
export function dayFrom(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}
