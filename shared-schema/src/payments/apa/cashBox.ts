import type { Expense } from "../../agreement/expenses/schema.ts";
import { paidOf } from "../../agreement/payments/balance.ts";
import type { ApaFault, Entry } from "./faults.ts";
import { Groups } from "./groups.ts";

/**
 * Follows the petty cash in each currency: what was drawn, less what was paid in cash, is what a count should find. Where no cash was
 * ever drawn or counted, nothing is known of a box.
 * @param currency the agreement's
 */
export function cashFaults(standing: readonly Entry[], currency: string): ApaFault[] {
  const boxes = new Groups<Entry>();
  for (const entry of standing) {
    const [, { paid_by, other }] = entry;
    if (paid_by === "CASH") boxes.add(other?.currency ?? currency, entry);
  }
  return boxes.all().flatMap(([key, entries]) => faultsOfBox(key, entries));
}

function faultsOfBox(currency: string, entries: readonly Entry[]): ApaFault[] {
  const faults: ApaFault[] = [];
  let left: number | null = null;
  let isOverdrawn = false;
  for (const [id, expense] of [...entries].sort(inOrder)) {
    const { category } = expense;
    const amount = expense.other?.amount ?? expense.amount;
    const off: number = left === null || category !== "CASH_COUNTED" ? 0 : plus(amount, -left);
    if (off !== 0) faults.push(countFault(id, currency, off));
    const next = leftAfter(left, category, amount);
    const runsOut = next !== null && next < 0;
    if (runsOut && !isOverdrawn) faults.push(countFault(id, currency, -next));
    isOverdrawn = runsOut;
    left = next;
  }
  return faults;
}

/** What is in the box after an entry; null while nothing is known of it. */
function leftAfter(left: number | null, category: Expense["category"], amount: number): number | null {
  if (category === "CASH_COUNTED") return amount;
  if (category === "CASH_DRAWN") return plus(left ?? 0, amount);
  return left === null ? null : plus(left, -amount);
}

/** @param off more than there should be; negative for less */
function countFault(id: string, currency: string, off: number): ApaFault {
  return { code: off < 0 ? "cash-short" : "cash-over", ids: [id], currency, amount: Math.abs(off) };
}

/** By day; on one day cash is drawn first, and counted last. */
function inOrder([a, one]: Entry, [b, other]: Entry): number {
  const keys = [
    [one.date, other.date],
    [rankOf(one), rankOf(other)],
    [one.recorded_at, other.recorded_at],
    [a, b],
  ] as const;
  const [mine, theirs] = keys.find(([left, right]) => left !== right) ?? [0, 0];
  return mine < theirs ? -1 : 1;
}

function rankOf({ category }: Expense): number {
  if (category === "CASH_DRAWN") return 0;
  return category === "CASH_COUNTED" ? 2 : 1;
}

function plus(a: number, b: number): number {
  return paidOf([{ amount: a }, { amount: b }]);
}
