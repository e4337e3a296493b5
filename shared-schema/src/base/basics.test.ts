import fc from "fast-check";
import { expect, it } from "vitest";
import { money, partId, unitPrice } from "./basics.ts";

const takes = (schema: { safeParse: (value: unknown) => { success: boolean } }, value: unknown) =>
  schema.safeParse(value).success;

it("takes every sum of whole cents, as people write it", () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e13, max: 1e13 }), (cents) => takes(money, cents / 100)),
    { numRuns: 2_000 },
  );
  for (const sum of [0, 0.1, 0.3, 1.005e2, 1e11, -1e11, 99_999_999_999.99]) expect(takes(money, sum)).toBe(true);
});

it("takes no fraction of the finest minor unit, and no sum beyond all charters", () => {
  for (const sum of [0.1 + 0.2, 1e-7, 0.0001, 12.3456, 1e11 + 1, 1e300, -1e300, Number.NaN, Number.POSITIVE_INFINITY]) {
    expect([sum, takes(money, sum)]).toEqual([sum, false]);
  }
  fc.assert(
    fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: 1, max: 99 }), (cents, parts) => {
      return !takes(money, Number(`${cents}.${String(parts).padStart(2, "0")}e-3`));
    }),
  );
});

it("takes a price per litre with four decimals", () => {
  for (const price of [0, 0.9, 1.2345]) expect(takes(unitPrice, price)).toBe(true);
  for (const price of [-1, 1.23456, 0.1 + 0.2, 1e300]) expect(takes(unitPrice, price)).toBe(false);
});

it("wants the key of a part to tell its time", () => {
  expect(takes(partId, "0190a0a0-0000-7000-8000-000000000001")).toBe(true);
  expect(takes(partId, "4b7d3d8e-8f3f-4a51-9c39-0d5a3c1b2a10")).toBe(false);
});
