import { partOf } from "../agreement/mutations/parts.ts";
import type { AgreementBody, Payment } from "../agreement/schema.ts";
import type { Role } from "../base/roles.ts";
import { dayFrom } from "./calls.ts";

/** Those who pay, and those whose money it is or who collect it. */
export const PAYMENT_ALERT_ROLES: readonly Role[] = ["clients", "central_agents", "carriers", "stakeholders"];
/** A payment is no longer news that many days after it was recorded. */
const MOST_DAYS_AGO = 30;

/** A payment that someone else has recorded on a call for fund. */
interface PaymentAlert {
  id: string;
  /** Of the call; empty where the call is gone. */
  designation: string;
  payment: Payment;
}

/**
 * The payments that were recorded lately, by hand or from a bank statement, and that stand. Those that the viewer has recorded are no news.
 * @param today UTC, `YYYY-MM-DD`
 */
export function paymentAlerts(agreement: AgreementBody, userId: number, today: string): PaymentAlert[] {
  const oldest = dayFrom(today, -MOST_DAYS_AGO);
  return Object.entries(agreement.payments)
    .filter(
      ([, { cancelled, recorded_by, recorded_at }]) =>
        cancelled === null && recorded_by !== userId && recorded_at.slice(0, 10) >= oldest,
    )
    .map(([id, payment]) => ({ id, payment, designation: callName(agreement, payment) }));
}

/** The designation of the call that a payment is for; empty where the call is gone, and where it is on none. */
export function callName({ payment_calls }: Pick<AgreementBody, "payment_calls">, { call_id }: Payment): string {
  return (call_id === null ? undefined : partOf(payment_calls, call_id))?.designation ?? "";
}
