import type { Expense } from "../../agreement/expenses/schema.ts";
import type { ApaFault, Entry } from "./faults.ts";
import { Groups } from "./groups.ts";

/** A date that is misread, or that of the card's statement, is seldom further off. */
const MOST_DAYS_APART = 2;
/** An amount that is paid on so many days is a usual price, such as that of a mooring. */
const USUAL_DAYS = 3;
/** In the agreement's currency: a fare or a tip of less, in round figures, is paid again and again. */
const SMALL = 100;
const DAY = 86_400_000;

/**
 * Looks for receipts that were entered twice: by their files, and by equal amounts on close days. Two photographs of one paper are two
 * files, and pictures that look alike say nothing: receipts of one kind look more alike than two photographs of one.
 */
export function enteredTwice(spent: readonly Entry[]): ApaFault[] {
  const same = sameReceipts(spent);
  const reported = new Set(same.map(({ ids }) => ids.join(" ")));
  return [...same, ...equalAmounts(spent).filter(({ ids }) => !reported.has(ids.join(" ")))];
}

/** By what a receipt is recognised: the file as it was chosen, and the one that the server keeps. */
export function contentsOf({ receipt_hash, document }: Pick<Expense, "receipt_hash" | "document">): string[] {
  return [...new Set([receipt_hash, document?.sha256].flatMap((hash) => hash ?? []))];
}

function sameReceipts(spent: readonly Entry[]): ApaFault[] {
  const byContent = new Groups<string>();
  for (const [id, expense] of spent) for (const content of contentsOf(expense)) byContent.add(content, id);
  const reported = new Set<string>();
  return byContent.all().flatMap(([, found]) => {
    const ids = [...new Set(found)].sort();
    const key = ids.join(" ");
    if (ids.length < 2 || reported.has(key)) return [];
    reported.add(key);
    return [{ code: "same-receipt" as const, ids }];
  });
}

function equalAmounts(spent: readonly Entry[]): ApaFault[] {
  const byAmount = new Groups<Entry>();
  for (const entry of spent) byAmount.add(paidOf(entry[1]), entry);
  return byAmount.all().flatMap(([, entries]) => {
    const days = new Set(entries.map(([, { date }]) => date)).size;
    const isUsual = days >= USUAL_DAYS || entries.every(([, each]) => isSmallAndRound(each));
    return joined(entries, (a, b) => mayBeOne(a, b, isUsual)).map((ids) => ({ code: "alike" as const, ids }));
  });
}

/** The amount on the receipt, in its currency. */
function paidOf({ amount, other }: Expense): string {
  return `${other?.currency ?? ""} ${other?.amount ?? amount}`;
}

/** Whether an amount has at most two digits that count, such as 5, 25 or 1,500 lira. */
function isSmallAndRound({ amount, other }: Expense): boolean {
  const paid = Math.abs(other?.amount ?? amount);
  return Math.abs(amount) < SMALL && Number(paid.toPrecision(2)) === paid && Number.isInteger(paid);
}

/** Whether two entries of one amount may be one receipt. */
function mayBeOne(a: Expense, b: Expense, isUsual: boolean): boolean {
  const days = Math.abs(Date.parse(a.date) - Date.parse(b.date)) / DAY;
  if (days > MOST_DAYS_APART || differ(a.supplier, b.supplier)) return false;
  if (isUsual || (isMooring(a) && isMooring(b)))
    return days === 0 && a.category === b.category && !differ(a.note, b.note);
  return days === 0 || a.category === b.category;
}

/** A berth is paid for each night, so that two nights in one port are two equal receipts. */
function isMooring({ category }: Expense): boolean {
  return category === "DOCKAGE";
}

/** Whether two texts are known and not the same. */
function differ(a: string | null | undefined, b: string | null | undefined): boolean {
  const [one, other] = [plain(a), plain(b)];
  return one !== "" && other !== "" && one !== other;
}

function plain(text: string | null | undefined): string {
  return (text ?? "").trim().toLowerCase();
}

/** The ids of entries that belong together, directly or by way of others; those that belong to none are left out. */
function joined(entries: readonly Entry[], belong: (a: Expense, b: Expense) => boolean): string[][] {
  let groups: Entry[][] = [];
  for (const entry of entries) {
    const near = groups.filter((group) => group.some(([, each]) => belong(each, entry[1])));
    groups = [...groups.filter((group) => !near.includes(group)), [...near.flat(), entry]];
  }
  return groups.filter(({ length }) => length > 1).map((group) => group.map(([id]) => id).sort());
}
