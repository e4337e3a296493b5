import { isEqual } from "../../base/equal.ts";
import { done, type Fault, fault, type Result, refused, refusedAt } from "../../base/result.ts";
import { type Access, accessTo, type Viewer } from "../access.ts";
import { mayPost } from "../payments/change.ts";
import { faultOfOther, faultOfUnits, latestDate } from "../payments/otherCurrency.ts";
import type { AgreementBody } from "../schema.ts";
import { CASH_ENTRIES, type Expense } from "./schema.ts";

/** Entries of one agreement's APA account, cancelled ones included. */
export const MOST_EXPENSES = 500;

/** May the holder of these rights enter and cancel expenses? Captains may, and those who approve and write. */
export function mayEnterExpenses(access: Pick<Access, "can_post_payments">): boolean {
  return mayPost(access, "CEA");
}

/** The APA account of an agreement by its keys. */
export function expensesOf({ expenses = {} }: Pick<AgreementBody, "expenses">): Readonly<Record<string, Expense>> {
  return expenses;
}

/** Whether an entry is money that was spent; what is noted of the petty cash is not. */
export function isSpent({ category }: Pick<Expense, "category">): boolean {
  return !isCashEntry(category);
}

function isCashEntry(category: Expense["category"]): boolean {
  return (CASH_ENTRIES as readonly string[]).includes(category);
}

/**
 * Entries of the APA account are added and cancelled, as payments are (decision 76). The note of an entry can be edited, and
 * warnings about it answered, until it is cancelled; nothing else of it changes, and none is removed.
 * @param today UTC, `YYYY-MM-DD`
 */
export function decideExpenses(
  before: AgreementBody | null,
  next: AgreementBody,
  viewer: Viewer,
  today: string,
): Result<void> {
  const [known, after] = [before ? expensesOf(before) : {}, expensesOf(next)];
  const access = accessTo(before ?? next, viewer);
  let added = 0;
  for (const id of new Set([...Object.keys(known), ...Object.keys(after)])) {
    const [previous, now] = [known[id], after[id]];
    if (!now) return refused("expense.fixed");
    if (previous && isEqual(previous, now)) continue;
    if (!mayEnterExpenses(access)) return refused("expense.forbidden");
    const verdict = previous ? decideKept(previous, now, viewer) : decideAdded(now, next, viewer, today);
    if (!verdict.ok) return verdict;
    if (!previous) added += 1;
  }
  if (added > 0 && Object.keys(after).length > MOST_EXPENSES)
    return refused("expense.too-many", { most: MOST_EXPENSES });
  return done(undefined);
}

function decideKept(previous: Expense, now: Expense, { user_id }: Viewer): Result<void> {
  const { cancelled, note, found_right } = now;
  if (!isEqual({ ...previous, cancelled, note, found_right }, now)) return refused("expense.fixed");
  if (previous.cancelled !== null) return refused("expense.cancelled");
  const given = previous.found_right ?? {};
  const answers = found_right ?? {};
  if (Object.entries(given).some(([key, answer]) => !isEqual(answers[key], answer))) return refused("expense.fixed");
  const authors = Object.entries(answers).flatMap(([key, { by }]) => (Object.hasOwn(given, key) ? [] : [by]));
  if (cancelled) authors.push(cancelled.by);
  return authors.every((by) => by === user_id) ? done(undefined) : refused("expense.not-yours");
}

function decideAdded(expense: Expense, agreement: AgreementBody, viewer: Viewer, today: string): Result<void> {
  const { recorded_by, cancelled, found_right = {} } = expense;
  const names = [recorded_by, ...Object.values(found_right).map(({ by }) => by), ...(cancelled ? [cancelled.by] : [])];
  if (names.some((name) => name !== viewer.user_id)) return refused("expense.not-yours");
  const [field, wrong] = faultOf(expense, agreement, today) ?? [];
  return field && wrong ? refusedAt({ [field]: [wrong] }, "document.invalid", { fields: field }) : done(undefined);
}

function faultOf(expense: Expense, { currency }: AgreementBody, today: string): [keyof Expense, Fault] | null {
  const { amount, category, date, other, paid_by } = expense;
  const counts = category === "CASH_COUNTED";
  if (counts && amount < 0) return ["amount", fault("at-least", { least: 0 })];
  if (!counts && amount === 0) return ["amount", fault("not-zero")];
  const units = faultOfUnits(amount, currency);
  if (units) return ["amount", units];
  if (date > latestDate(today)) return ["date", fault("in-future")];
  const wrong = faultOfOther(expense, currency, date);
  if (wrong && other) return ["other", wrong];
  return isCashEntry(category) && paid_by !== "CASH" ? ["paid_by", fault("one-of", { values: "CASH" })] : null;
}
