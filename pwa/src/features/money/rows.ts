import { isDueAtOnce } from "shared-schema/agreement/payments/balance";
import { folded } from "shared-schema/base/text/folded";
import type { Debtor } from "shared-schema/payments/overview/debtors";
import type { MoneyCall } from "shared-schema/payments/overview/overview";
import type { CallTiming } from "shared-schema/payments/overview/timing";
import { formatAgreementId } from "shared-schema/pricing/format";
import { compareNames } from "../../ui/table/names.ts";

/** A call for fund with those who owe it. */
export interface MoneyRow extends MoneyCall {
  debtors: readonly Debtor[];
  /** The viewer may remind its debtors now. */
  canRemind: boolean;
  /** The viewer may record a payment on it now. */
  canPay: boolean;
}

/** Tells a call from those of all agreements. */
export function keyOfCall({ agreement, id }: MoneyCall): string {
  return `${agreement.id} ${id}`;
}

/** The names of those who owe a call, as far as they are known. */
export function debtorNames({ debtors }: Pick<MoneyRow, "debtors">): string {
  return debtors.map(({ name }) => name).join(", ");
}

/** The calls that a filter lets through by their state: those still to be collected, all, or one state. */
export const TIMING_CHOICES = ["OPEN", "ALL", "OVERDUE", "WEEK", "LATER", "UNDATED", "DRAFT", "PAID"] as const;
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
export function filtered(calls: readonly MoneyRow[], { text, timing, currency }: MoneyFilter): MoneyRow[] {
  const words = folded(text.trim()).split(/\s+/);
  return calls.filter((call) => {
    if (currency !== null && call.agreement.body.currency !== currency) return false;
    return isChosen(call.timing, timing) && words.every((word) => textOf(call).includes(word));
  });
}

function isChosen(timing: CallTiming, choice: TimingChoice): boolean {
  if (choice === "ALL") return true;
  return choice === "OPEN" ? timing !== "PAID" : timing === choice;
}

function textOf({ agreement, call, debtors }: MoneyRow): string {
  return folded(
    `${formatAgreementId(agreement.id)} ${agreement.body.name} ${call.designation} ${debtorNames({ debtors })}`,
  );
}

/** The columns by which calls are sorted. */
export const SORT_KEYS = ["debtor", "agreement", "due", "state", "balance"] as const;
export type SortKey = (typeof SORT_KEYS)[number];
export interface Sorting {
  by: SortKey;
  isDescending: boolean;
}

/** Overdue calls come first, then those due this week, each by date. */
const URGENCY: Readonly<Record<CallTiming, number>> = {
  OVERDUE: 0,
  WEEK: 1,
  LATER: 2,
  UNDATED: 3,
  DRAFT: 4,
  PAID: 5,
};

/** The calls in the order of a column. Amounts in one currency stand together, as those in two of them do not compare. */
export function sorted(calls: readonly MoneyRow[], { by, isDescending }: Sorting): MoneyRow[] {
  const sign = isDescending ? -1 : 1;
  return [...calls].sort((a, b) => sign * compare(a, b, by) || a.agreement.id - b.agreement.id);
}

function compare(a: MoneyRow, b: MoneyRow, by: SortKey): number {
  switch (by) {
    case "agreement":
      return a.agreement.id - b.agreement.id;
    case "debtor":
      return compareNames(debtorNames(a), debtorNames(b));
    case "due":
      return order(dueOf(a), dueOf(b)) || URGENCY[a.timing] - URGENCY[b.timing];
    case "state":
      return URGENCY[a.timing] - URGENCY[b.timing] || order(dueOf(a), dueOf(b));
    case "balance":
      return order(a.agreement.body.currency, b.agreement.body.currency) || a.balance - b.balance;
  }
}

/** Without a date, behind all of them. */
function dueOf({ call }: MoneyCall): string {
  return isDueAtOnce(call) ? "9998" : (call.date_due ?? "9999");
}

function order(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1;
}
