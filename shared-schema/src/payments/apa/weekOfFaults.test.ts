import { describe, expect, it } from "vitest";
import { accountWith, expenseOf } from "../../agreement/expenses/expenses.test-support.ts";
import type { Expense, ExpenseCategory } from "../../agreement/expenses/schema.ts";
import { converted } from "../../base/currency/exchange.ts";
import { checkApaAccount } from "./checks.ts";
import type { ApaFault } from "./faults.ts";

/** A week from the fourth of July, 15:00 in Antibes. */
const VOYAGE = { delivery_date: "2026-07-04T13:00:00Z", redelivery_date: "2026-07-11T09:00:00Z" };
const ZONE = "Europe/Paris";

type Fields = Partial<Expense>;
type Numbered = Record<number, Expense>;

const hashOf = (number: number) => number.toString(16).padStart(64, "0");
const july = (day: number) => `2026-07-${String(day).padStart(2, "0")}`;
const inDollars = (amount: number, rate: number, day: number): Expense =>
  expenseOf(converted(amount, rate, "EUR"), {
    category: "EXCURSIONS",
    date: july(day),
    other: { currency: "USD", amount, rate, source: "ENTERED", day: july(day) },
    note: `${amount} dollars`,
    receipt_hash: hashOf(amount),
  });

/** The expenses of a captain in a week: day, category, amount and note of forty entries. Prices repeat as they do ashore. */
const HONEST: readonly (readonly [day: number, ExpenseCategory, number, string, Fields?])[] = [
  [4, "FUEL", 6_412.3, "Port Vauban, after delivery", { time: "16:40" }],
  [4, "PROVISIONS", 1_284.6, "First provisions"],
  [4, "BEVERAGES", 842.15, "Wine merchant"],
  [4, "DOCKAGE", 185, "Night 1"],
  [5, "DOCKAGE", 185, "Night 2"],
  [6, "DOCKAGE", 140, "Night 3"],
  [7, "DOCKAGE", 140, "Night 4"],
  [8, "DOCKAGE", 140, "Night 5"],
  [9, "DOCKAGE", 220, "Night 6"],
  [10, "DOCKAGE", 220, "Night 7"],
  [5, "UTILITIES", 38.4, "Water and shore power"],
  [8, "UTILITIES", 41.1, "Water and shore power"],
  [5, "PROVISIONS", 212.45, "Marché provençal"],
  [6, "PROVISIONS", 96.3, "Fish"],
  [6, "PROVISIONS", 58.9, "Bakery"],
  [7, "PROVISIONS", 64.2, "Fruit"],
  [8, "PROVISIONS", 318.75, "Supermarket"],
  [9, "PROVISIONS", 147.6, "Butcher"],
  [10, "PROVISIONS", 73.35, "Cheese"],
  [6, "BEVERAGES", 124, "Champagne"],
  [9, "BEVERAGES", 66.5, "Water and tonic"],
  [4, "TRANSPORT", 35, "From the airport", { paid_by: "CASH" }],
  [4, "TRANSPORT", 35, "Second car from the airport", { paid_by: "CASH" }],
  [6, "TRANSPORT", 20, "To the village", { paid_by: "CASH" }],
  [6, "TRANSPORT", 20, "Back from the village", { paid_by: "CASH" }],
  [8, "TRANSPORT", 25, "To the beach club", { paid_by: "CASH" }],
  [5, "EXCURSIONS", 360, "Canyoning for four"],
  [7, "EXCURSIONS", 90, "Museum, six tickets"],
  [9, "EXCURSIONS", 480, "Diving"],
  [6, "LAUNDRY", 86, "Linen"],
  [9, "LAUNDRY", 74.5, "Linen and towels"],
  [5, "FORMALITIES", 120, "Port agent"],
  [8, "FORMALITIES", 45, "Park fee"],
  [7, "COMMUNICATIONS", 59.9, "SIM card"],
  [5, "OTHER", 42.8, "Flowers"],
  [9, "OTHER", 68.3, "Flowers"],
  [10, "OTHER", 31.7, "Pharmacy"],
  [8, "OTHER", 15, "Tip", { paid_by: "CASH" }],
  [4, "CASH_DRAWN", 300, "Petty cash", { paid_by: "CASH" }],
  // 300 less five taxis and a tip.
  [9, "CASH_COUNTED", 150, "Petty cash", { paid_by: "CASH" }],
];

const honest: Numbered = Object.fromEntries(
  HONEST.map(([day, category, amount, note, fields], at) => [
    at + 100,
    expenseOf(amount, { category, note, date: july(day), receipt_hash: hashOf(at + 100), ...fields }),
  ]),
);

function again(note: string, changed: Fields): Expense {
  const original = Object.values(honest).find((each) => each.note === note);
  if (!original) throw new Error(`No entry has the note «${note}».`);
  return { ...original, receipt_hash: hashOf(9_000 + note.length), ...changed };
}

/** Twenty-five entries with a fault, or that one needs. */
const planted: Numbered = {
  // Before delivery, whatever it is called.
  500: expenseOf(2_900, { category: "FUEL", date: july(3), note: "Bunkers" }),
  501: expenseOf(3_050, { category: "FUEL", date: july(4), time: "11:20", note: "Bunkers in the morning" }),
  502: expenseOf(2_975, { category: "FUEL", date: july(4), note: "Bunkers of the day" }),
  503: expenseOf(880, { category: "OTHER", date: july(3), note: "Diesel" }),
  504: expenseOf(410.2, { category: "PROVISIONS", date: july(1), note: "Crew food" }),
  // One receipt twice: the file, two without notes, two notes, another category, a day off.
  510: again("Marché provençal", { receipt_hash: hashOf(112), amount: 221.45, note: "Market" }),
  511: expenseOf(188.4, { date: july(7) }),
  512: expenseOf(188.4, { date: july(7) }),
  513: again("Supermarket", { note: "Carrefour" }),
  514: again("Butcher", { category: "OTHER", note: "Meat" }),
  515: again("First provisions", { date: july(5), note: "Provisions" }),
  // A box that is 35 short.
  520: expenseOf(200, { category: "CASH_DRAWN", date: july(10), paid_by: "CASH" }),
  521: expenseOf(60, { category: "OTHER", date: july(10), paid_by: "CASH", note: "Fishermen" }),
  522: expenseOf(255, { category: "CASH_COUNTED", date: july(11), paid_by: "CASH" }),
  // Dollars: several rates of one day, one turned round, one ten times off; the others are right.
  530: inDollars(210, 1.08, 8),
  531: inDollars(330, 1.09, 8),
  532: inDollars(415, 1.12, 8),
  533: inDollars(505, 1.09, 5),
  534: inDollars(610, 1.09, 6),
  535: inDollars(715, 1.09, 7),
  536: inDollars(820, 1.1, 9),
  537: inDollars(925, 1 / 1.09, 10),
  538: inDollars(1_030, 10.9, 11),
  // Entries that were cancelled are no faults.
  540: expenseOf(3_100, { category: "FUEL", date: july(2), cancelled: { by: 50, at: "2026-07-05T10:00:00Z" } }),
  541: again("Linen", { cancelled: { by: 50, at: "2026-07-07T10:00:00Z" } }),
};

function found(entries: Numbered) {
  return checkApaAccount(accountWith(entries, VOYAGE), ZONE).map((fault) => {
    const ids = fault.ids.map((id) => Number(id.slice(-12)));
    return { ...fault, ids };
  });
}

describe("a week’s account of sixty-five entries", () => {
  const told = found({ ...honest, ...planted });
  const idsOf = (code: ApaFault["code"]) => told.filter((fault) => fault.code === code).map(({ ids }) => ids);

  it("holds forty honest entries, of which none is pointed out", () => {
    expect([Object.keys(honest).length, Object.keys(planted).length]).toEqual([40, 25]);
    expect(found(honest)).toEqual([]);
  });

  it("tells what lies before delivery, five of five", () => {
    expect(idsOf("before-delivery")).toEqual([[500], [501], [502], [503], [504]]);
  });

  it("tells receipts that were entered twice, five of five, and no pair besides", () => {
    expect(idsOf("same-receipt")).toEqual([[112, 510]]);
    expect(idsOf("alike")).toEqual(
      expect.arrayContaining([
        [511, 512],
        [116, 513],
        [117, 514],
        [101, 515],
      ]),
    );
    expect(idsOf("alike")).toHaveLength(4);
  });

  it("tells what the box lacks, to the cent, and rates that cannot be", () => {
    expect(told.filter(({ code }) => code === "cash-short")).toMatchObject([{ ids: [522], amount: 35 }]);
    expect(idsOf("two-rates")).toEqual([[530, 531, 532]]);
    expect(idsOf("odd-rate").flat()).toEqual([537, 538]);
    expect(told.map(({ code }) => code)).not.toContain("cash-over");
  });
});
