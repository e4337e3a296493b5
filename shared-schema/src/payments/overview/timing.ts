import { isDueAtOnce } from "../../agreement/payments/balance.ts";
import type { AgreementBody, PaymentCall } from "../../agreement/schema.ts";

/**
 * OVERDUE: its date has passed. WEEK: from today to Sunday, on execution, or opened by the product. LATER: after that. UNDATED: nothing
 * says when. DRAFT: no version of its agreement was generated yet, so that no one owes it. PAID: exactly, or more.
 */
export const CALL_TIMINGS = ["OVERDUE", "WEEK", "LATER", "UNDATED", "DRAFT", "PAID"] as const;
export type CallTiming = (typeof CALL_TIMINGS)[number];

/** A call for fund with the amount that it asks for, and what is left of it. */
interface Timed {
  call: PaymentCall;
  balance: number;
}

/**
 * Tells when a call for fund is to be paid, for screens, sums and exports alike. Due by execution is due from the first generation,
 * until signatures exist.
 * @param today UTC, `YYYY-MM-DD`
 */
export function timingOf(
  { call, balance }: Timed,
  { generated_versions_len }: Pick<AgreementBody, "generated_versions_len">,
  today: string,
): CallTiming {
  // An overpaid call has a balance of the other sign.
  if (balance === 0 || balance > 0 !== (call.amount ?? 0) > 0) return "PAID";
  if (generated_versions_len === 0) return "DRAFT";
  if (isDueAtOnce(call)) return "WEEK";
  if (call.date_due === null) return "UNDATED";
  if (call.date_due < today) return "OVERDUE";
  return mondayOf(call.date_due) === mondayOf(today) ? "WEEK" : "LATER";
}

const DAY_MS = 86_400_000;

/** The Monday on or before a date. @param date `YYYY-MM-DD` */
export function mondayOf(date: string): string {
  const day = new Date(`${date}T00:00:00Z`);
  const since = (day.getUTCDay() + 6) % 7;
  return new Date(day.getTime() - since * DAY_MS).toISOString().slice(0, 10);
}
