import { stampRecords } from "../payments/stamp.ts";
import type { Expense } from "./schema.ts";

/**
 * Expenses as the server keeps them: stamped as payments are, and a new answer to a warning bears the moment of its arrival.
 * @param now UTC
 */
export function stampExpenses(
  before: Readonly<Record<string, Expense>>,
  next: Readonly<Record<string, Expense>>,
  now: string,
): Record<string, Expense> {
  const stamped = Object.entries(stampRecords(before, next, now)).map(([id, expense]): [string, Expense] => {
    if (!expense.found_right) return [id, expense];
    const known = (Object.hasOwn(before, id) && before[id]?.found_right) || {};
    const answers = Object.entries(expense.found_right).map(([key, { by }]) => [key, known[key] ?? { by, at: now }]);
    return [id, { ...expense, found_right: Object.fromEntries(answers) }];
  });
  return Object.fromEntries(stamped);
}
