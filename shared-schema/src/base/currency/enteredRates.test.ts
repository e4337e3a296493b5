import { expect, it } from "vitest";
import { isEcbRate, rateOn } from "./ecbRates.ts";
import { withPublished, withRate } from "./enteredRates.ts";

const TODAY = "2026-12-31";
const published = { day: "2026-12-30", rates: { USD: 1.08 } };

it("tells a rate that was entered from one of the ECB, also where it is only one side of a conversion", () => {
  const made = withRate([published], { day: "2026-12-30", currency: "XCD", rate: 2.7 }, TODAY);
  const days = made.ok ? made.value : [];
  const on = (own: string, other: string) => rateOn(days, { own, other, date: TODAY });
  expect(on("EUR", "USD")).toEqual({ rate: 1.08, day: "2026-12-30", source: "ECB" });
  expect(on("EUR", "XCD")).toEqual({ rate: 2.7, day: "2026-12-30", source: "ENTERED" });
  expect(on("USD", "XCD")).toEqual({ rate: 2.5, day: "2026-12-30", source: "ENTERED" });
  const claimed = { currency: "XCD", amount: 27, rate: 2.7, source: "ECB" as const, day: "2026-12-30" };
  expect(isEcbRate(days, "EUR", claimed)).toBe(false);
  expect(isEcbRate(days, "EUR", { ...claimed, currency: "USD", rate: 1.08 })).toBe(true);
});

it.each([
  ["a rate that is on record", { day: "2026-12-30", currency: "USD", rate: 2 }],
  ["a rate of a day to come", { day: "2027-01-01", currency: "XCD", rate: 2 }],
  ["a rate of the euro", { day: "2026-12-30", currency: "EUR", rate: 1 }],
])("does not take %s", (_, entry) => expect(withRate([published], entry, TODAY).ok).toBe(false));

it("keeps days in their order, and what is on record of a day", () => {
  const made = withRate([published], { day: "2026-12-29", currency: "XCD", rate: 2.7 }, TODAY);
  expect(made.ok && made.value.map(({ day }) => day)).toEqual(["2026-12-29", "2026-12-30"]);
  expect(withPublished(published, { ...published, rates: { USD: 9 } })).toBe(published);
  expect(withPublished(undefined, published)).toBe(published);
});
