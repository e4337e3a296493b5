import { isDueAtOnce } from "shared-schema/agreement/payments/balance";
import type { MoneyCall } from "shared-schema/payments/overview/overview";
import type { CallTiming } from "shared-schema/payments/overview/timing";
import { formatAgreementId } from "shared-schema/pricing/format";

/** The calls that a filter lets through by their state: those still to be collected, all, or one state. */
export const TIMING_CHOICES = ["OPEN", "ALL", "OVERDUE", "DUE", "EXPECTED", "UNDATED", "DRAFT", "PAID"] as const;
type TimingChoice = (typeof TIMING_CHOICES)[number];

/** The filter of the calls. */
export interface MoneyFilter {
  text: string;
  timing: TimingChoice;
  /** Null: any. */
  currency: string | null;
}

export const NO_FILTER: MoneyFilter = { text: "", timing: "OPEN", currency: null };

/** The calls that match all parts of a filter. */
export function filtered(calls: readonly MoneyCall[], { text, timing, currency }: MoneyFilter): MoneyCall[] {
  const words = text.trim().toLocaleLowerCase().split(/\s+/);
  return calls.filter((call) => {
    if (currency !== null && call.agreement.body.currency !== currency) return false;
    return isChosen(call.timing, timing) && words.every((word) => textOf(call).includes(word));
  });
}

function isChosen(timing: CallTiming, choice: TimingChoice): boolean {
  if (choice === "ALL") return true;
  return choice === "OPEN" ? timing !== "PAID" : timing === choice;
}

function textOf({ agreement, call }: MoneyCall): string {
  return `${formatAgreementId(agreement.id)} ${agreement.body.name} ${call.designation}`.toLocaleLowerCase();
}

/** The columns by which calls are sorted. */
export const SORT_KEYS = ["agreement", "designation", "due", "state", "amount", "paid", "balance"] as const;
export type SortKey = (typeof SORT_KEYS)[number];
export interface Sorting {
  by: SortKey;
  isDescending: boolean;
}

/** What is late comes first, then what is due, and by date. */
const URGENCY: Readonly<Record<CallTiming, number>> = {
  OVERDUE: 0,
  DUE: 1,
  EXPECTED: 2,
  UNDATED: 3,
  DRAFT: 4,
  PAID: 5,
};

/** The calls in the order of a column. Amounts in one currency stand together, as those in two of them do not compare. */
export function sorted(calls: readonly MoneyCall[], { by, isDescending }: Sorting): MoneyCall[] {
  const sign = isDescending ? -1 : 1;
  return [...calls].sort((a, b) => sign * compare(a, b, by) || a.agreement.id - b.agreement.id);
}

function compare(a: MoneyCall, b: MoneyCall, by: SortKey): number {
  switch (by) {
    case "agreement":
      return a.agreement.id - b.agreement.id;
    case "designation":
      return a.call.designation.localeCompare(b.call.designation);
    case "due":
      return order(dueOf(a), dueOf(b)) || URGENCY[a.timing] - URGENCY[b.timing];
    case "state":
      return URGENCY[a.timing] - URGENCY[b.timing] || order(dueOf(a), dueOf(b));
    default:
      return order(a.agreement.body.currency, b.agreement.body.currency) || a[by] - b[by];
  }
}

/** Without a date, behind all of them. */
function dueOf({ call }: MoneyCall): string {
  return isDueAtOnce(call) ? "9998" : (call.date_due ?? "9999");
}

function order(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1;
}
