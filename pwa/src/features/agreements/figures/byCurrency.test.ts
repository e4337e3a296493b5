import { expect, it } from "vitest";
import { byCurrency } from "./byCurrency.ts";

const total = (currency: string, amount: number) => ({ amount, body: { currency } });

it("keeps the totals in one currency together, and orders them by amount", () => {
  const totals = [total("USD", 2), total("EUR", 30), total("JPY", 9_000), total("EUR", 4), total("USD", 1)];
  const sorted = totals.toSorted(byCurrency).map(({ amount, body }) => `${body.currency} ${amount}`);
  expect(sorted).toEqual(["EUR 4", "EUR 30", "JPY 9000", "USD 1", "USD 2"]);
});
