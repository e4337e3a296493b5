import { expensesOf, isSpent } from "../../agreement/expenses/change.ts";
import type { Expense } from "../../agreement/expenses/schema.ts";
import type { AgreementBody } from "../../agreement/schema.ts";
import { localClock } from "../../itinerary/localClock.ts";
import { cashFaults } from "./cashBox.ts";
import type { ApaFault, Entry } from "./faults.ts";
import { Groups } from "./groups.ts";
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
    ...earlyFuel(spent, account.delivery_date, zone),
    ...enteredTwice(spent),
    ...rateFaults(standing),
    ...cashFaults(standing, account.currency),
  ];
}

function earlyFuel(spent: readonly Entry[], delivery: string | null, zone: string): ApaFault[] {
  if (delivery === null) return [];
  const at = localClock(delivery, zone);
  const [day, clock] = [at.slice(0, 10), at.slice(11, 16)];
  return spent.flatMap(([id, { category, date, time }]) => {
    const isEarly = date < day || (date === day && time !== null && time < clock);
    return category === "FUEL" && isEarly ? [{ code: "fuel-before-delivery" as const, ids: [id] }] : [];
  });
}

function enteredTwice(spent: readonly Entry[]): ApaFault[] {
  const byContent = new Groups<string>();
  for (const [id, expense] of spent) for (const content of contentsOf(expense)) byContent.add(content, id);
  const reported = new Set<string>();
  const same = byContent.all().flatMap(([, found]) => {
    const ids = [...new Set(found)].sort();
    const key = ids.join(" ");
    if (ids.length < 2 || reported.has(key)) return [];
    reported.add(key);
    return [{ code: "same-receipt" as const, ids }];
  });
  const byParticulars = new Groups<string>();
  for (const [id, expense] of spent) byParticulars.add(particularsOf(expense), id);
  const alike = byParticulars.all().flatMap(([, ids]) => {
    const found = withoutDistinctNotes(ids, spent).sort();
    return found.length < 2 || reported.has(found.join(" ")) ? [] : [{ code: "alike" as const, ids: found }];
  });
  return [...same, ...alike];
}

/** By what a receipt is recognised: the file as it was chosen, and the one that the server keeps. */
export function contentsOf({ receipt_hash, document }: Pick<Expense, "receipt_hash" | "document">): string[] {
  return [...new Set([receipt_hash, document?.sha256].flatMap((hash) => hash ?? []))];
}

function particularsOf({ date, category, paid_by, amount, other }: Expense): string {
  return [date, category, paid_by, other?.currency ?? "", other?.amount ?? amount].join(" ");
}

/** Entries of a group that nothing tells apart: two taxis whose notes say where they went are two. */
function withoutDistinctNotes(ids: readonly string[], entries: readonly Entry[]): string[] {
  const noteOf = new Map(entries.map(([id, { note }]) => [id, (note ?? "").trim().toLowerCase()]));
  const notes = ids.map((id) => noteOf.get(id) ?? "");
  return ids.filter(
    (_, at) => notes[at] === "" || notes.filter((note) => note === "" || note === notes[at]).length > 1,
  );
}
