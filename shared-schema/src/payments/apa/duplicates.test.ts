import { describe, expect, it } from "vitest";
import { accountWith, expenseOf } from "../../agreement/expenses/expenses.test-support.ts";
import type { Expense } from "../../agreement/expenses/schema.ts";
import { seeded } from "../../geo/router/samples.test-support.ts";
import { checkApaAccount } from "./checks.ts";

const DAYS = Array.from({ length: 14 }, (_, at) => `2026-07-${String(at + 5).padStart(2, "0")}`);
const SEEDS = Array.from({ length: 20 }, (_, at) => at + 1);

/** The expenses of captains: how often in two hundred, the smallest and the largest amount, and the step of the prices. */
const PRICES = [
  ["PROVISIONS", 55, 8, 900, 0.01],
  ["BEVERAGES", 22, 6, 400, 0.01],
  ["EXCURSIONS", 25, 30, 800, 0.5],
  ["TRANSPORT", 24, 10, 80, 5],
  ["OTHER", 24, 4, 300, 0.01],
  ["UTILITIES", 10, 12, 140, 0.1],
  ["LAUNDRY", 10, 20, 180, 0.5],
  ["FORMALITIES", 8, 25, 350, 1],
  ["FUEL", 6, 900, 9_000, 0.01],
  ["COMMUNICATIONS", 2, 20, 90, 1],
] as const;
/** A mooring for each night, at the price of one of three ports. */
const MOORINGS = [68, 85.5, 120];

type Numbered = Record<number, Expense>;

/** Two hundred expenses of a fortnight that are what they are: prices repeat as they do ashore, and each has a paper of its own. */
function honest(seed: number): Numbered {
  const random = seeded(seed);
  const pick = <T>(of: readonly T[]): T => of[Math.floor(random() * of.length)] ?? raise();
  const entries: Expense[] = DAYS.map((date, at) =>
    expenseOf(MOORINGS[Math.floor(at / 5)] ?? 68, { date, category: "DOCKAGE", note: `Night ${at + 1}` }),
  );
  for (const [category, times, least, most, step] of PRICES) {
    for (let time = 0; time < times; time += 1) {
      // Small amounts are more frequent than large ones.
      const amount = Math.round((least + (most - least) * random() ** 2) / step) * step;
      const paid_by = pick(["CARD", "CARD", "CASH"] as const);
      entries.push(
        expenseOf(Math.round(amount * 100) / 100, { date: pick(DAYS), category, paid_by, note: `${category} ${time}` }),
      );
    }
  }
  const numbered = entries.map((each, at) => [at + 100, { ...each, receipt_hash: hashOf(at) }] as const);
  return Object.fromEntries(numbered);
}

/** Five ways in which one paper is entered twice, each of another entry. */
function planted(account: Numbered): Numbered {
  const ways: readonly ((entry: Expense) => Expense)[] = [
    // The same file, whatever else was typed.
    (entry) => ({ ...entry, amount: entry.amount + 1, category: "OTHER", note: "Again" }),
    // Two equal entries without notes.
    (entry) => ({ ...entry, note: null, receipt_hash: null }),
    // One paper, photographed twice, with two notes.
    (entry) => ({ ...entry, note: "Another note", receipt_hash: hashOf(1_001) }),
    (entry) => ({ ...entry, category: "OTHER", note: "Under another heading", receipt_hash: hashOf(1_002) }),
    (entry) => ({ ...entry, date: nextDay(entry.date), note: "A day off", receipt_hash: hashOf(1_003) }),
  ];
  // Provisions of more than a hundred, to the cent.
  const sources = Object.values(account).filter(({ category, amount }) => category === "PROVISIONS" && amount > 100);
  return Object.fromEntries(ways.map((way, at) => [900 + at, way(sources[at] ?? raise())]));
}

function nextDay(date: string): string {
  return DAYS[DAYS.indexOf(date) + 1] ?? DAYS[DAYS.indexOf(date) - 1] ?? raise();
}

function hashOf(number: number): string {
  return (number + 1).toString(16).padStart(64, "0");
}

function raise(): never {
  throw new Error("The account lacks what is planted in it.");
}

function found(entries: Numbered): number[][] {
  const faults = checkApaAccount(accountWith(entries, { delivery_date: null }), "Europe/Athens");
  return faults.map(({ ids }) => ids.map((id) => Number(id.slice(-12))));
}

describe("one receipt entered twice, among two hundred honest ones", () => {
  it("is told in each of five ways", () => {
    for (const seed of SEEDS) {
      const account = honest(seed);
      const told = found({ ...account, ...planted(account) }).flat();
      expect(told, `seed ${seed}`).toEqual(expect.arrayContaining([900, 901, 902, 903, 904]));
    }
  });

  it("hardly makes an honest one suspect", () => {
    const counts = SEEDS.map((seed) => found(honest(seed)).length);
    expect(Object.keys(honest(1))).toHaveLength(200);
    expect(Math.max(...counts)).toBeLessThanOrEqual(1);
  });
});
