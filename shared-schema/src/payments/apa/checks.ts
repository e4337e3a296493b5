import { expensesOf, isSpent } from "../../agreement/expenses/change.ts";
import type { Expense } from "../../agreement/expenses/schema.ts";
import type { AgreementBody } from "../../agreement/schema.ts";
import { localClock } from "../../itinerary/localClock.ts";
import { cashFaults } from "./cashBox.ts";
import { enteredTwice } from "./duplicates.ts";
import type { ApaFault, Entry } from "./faults.ts";
import { rateFaults } from "./rates.ts";

type CheckedAccount = Pick<AgreementBody, "expenses" | "currency" | "delivery_date">;

/**
 * Looks for the faults that captains' accounts are known for. Pure, and asked of the entries that stand.
 * @param zone IANA, in which receipts tell their time
 */
export function checkApaAccount(account: CheckedAccount, zone: string): ApaFault[] {
  const standing = Object.entries(expensesOf(account)).filter(([, { cancelled }]) => cancelled === null);
  const spent = standing.filter(([, each]) => isSpent(each));
  return [
    ...beforeDelivery(spent, account.delivery_date, zone),
    ...enteredTwice(spent),
    ...rateFaults(standing),
    ...cashFaults(standing, account.currency),
  ];
}

function beforeDelivery(spent: readonly Entry[], delivery: string | null, zone: string): ApaFault[] {
  if (delivery === null) return [];
  const at = localClock(delivery, zone);
  return spent.flatMap(([id, expense]) =>
    mayBeEarly(expense, at.slice(0, 10), at.slice(11, 16)) ? [{ code: "before-delivery" as const, ids: [id] }] : [],
  );
}

/** Fuel of the day of delivery without its hour may be from before: tanks are filled for the next charter in the morning. */
function mayBeEarly({ category, date, time }: Expense, day: string, clock: string): boolean {
  if (date !== day) return date < day;
  return time === null ? category === "FUEL" : time < clock;
}
