import { describe, expect, it } from "vitest";
import { accountWith, expenseOf } from "../../agreement/expenses/expenses.test-support.ts";
import { apaBalance } from "./account.ts";
import { forecastOf, forecastTerms, isLow, proposedTopUp } from "./forecast.ts";

const ZONE = "Europe/Paris";
const WEEK = { delivery_date: "2026-07-04T15:00:00Z", redelivery_date: "2026-07-11T08:00:00Z" };
const spending = (...spent: [day: number, amount: number][]) =>
  accountWith(
    Object.fromEntries(spent.map(([day, amount], at) => [at + 5, expenseOf(amount, { date: `2026-07-0${day}` })])),
    WEEK,
  );

describe("the forecast of an APA of 1,000", () => {
  it.each([
    [
      "two days of seven, 150 a day",
      spending([4, 100], [5, 200]),
      "2026-07-05",
      { per_day: 150, days_left: 6, at_end: -200 },
    ],
    [
      "provisions before delivery are spent, and no day",
      spending([2, 400], [4, 100]),
      "2026-07-04",
      { per_day: 100, days_left: 7, at_end: -200 },
    ],
    ["after redelivery", spending([4, 800]), "2026-07-20", { per_day: 100, days_left: 0, at_end: 200 }],
    ["before delivery", spending([2, 400]), "2026-07-03", null],
    ["nothing spent on board", spending([2, 400]), "2026-07-06", null],
  ])("%s", (_, account, today, forecast) => expect(forecastOf(account, today, ZONE)).toEqual(forecast));

  it("counts the days where the yacht is", () => {
    const late = { ...spending([4, 100]), delivery_date: "2026-07-03T22:30:00Z" };
    expect(forecastOf(late, "2026-07-04", ZONE)?.per_day).toBe(100);
    expect(forecastOf(late, "2026-07-04", "UTC")?.per_day).toBe(50);
  });

  it("is none without dates", () => {
    expect(forecastOf({ ...spending([4, 100]), redelivery_date: null }, "2026-07-05", ZONE)).toBeNull();
  });
});

describe("the warning", () => {
  it.each([
    [799.99, false],
    [800, true],
    [1_100, true],
  ])("of %d spent of 1,000: %s", (spent, low) => expect(isLow(apaBalance(spending([4, spent])))).toBe(low));

  it("proposes what brings the voyage to its end with a fifth left, as a round sum", () => {
    const account = spending([4, 400], [5, 433]);
    const forecast = forecastTerms(account, "2026-07-05", ZONE);
    // 416.50 a day for six days, 200 to end with, less the 167 that are left.
    expect(proposedTopUp(account, forecast)).toBe(2_600);
    expect(proposedTopUp(spending([4, 799]), forecast)).toBeNull();
  });

  it("proposes nothing that is not wanted", () => {
    const account = spending([4, 800]);
    expect(proposedTopUp(account, forecastTerms(account, "2026-07-11", ZONE))).toBeNull();
  });
});
