import fc from "fast-check";
import { generateNKeysBetween } from "fractional-indexing";
import { expect, it } from "vitest";
import type { AgreementBody } from "../agreement/schema.ts";
import { enteredBunkers, isEmptyBunker, unmeasuredBunkers, unpricedFuel } from "./fuel.ts";

type Bunker = { price_per_litre: number | null; quantity: number | null };
type Fuelled = Pick<AgreementBody, "contract_type" | "fuel_from_apa" | "fuel_bunkers">;

function fuelled(bunkers: readonly Bunker[], fuel_from_apa: boolean | null = null): Fuelled {
  const keys = generateNKeysBetween(null, null, bunkers.length);
  const parts = bunkers.map((bunker, index) => [
    `b${index}`,
    { ...bunker, quantity_used: null, pos: keys[index] ?? "" },
  ]);
  return { contract_type: "CHARTER", fuel_from_apa, fuel_bunkers: Object.fromEntries(parts) };
}

const EMPTY: Bunker = { price_per_litre: null, quantity: null };
const FULL: Bunker = { price_per_litre: 0.85, quantity: 8_000 };

it("asks for the price of the bunker that fuel is taken from", () => {
  expect(unpricedFuel(fuelled([EMPTY]), 500)).toEqual([0]);
  expect(unpricedFuel(fuelled([EMPTY]), null)).toEqual([0]);
  expect(unpricedFuel(fuelled([FULL, EMPTY]), 9_000)).toEqual([1]);
  expect(unpricedFuel(fuelled([{ ...FULL, price_per_litre: null }, FULL]), 100)).toEqual([0]);
});

it("asks for none that costs nothing because nothing is taken, or because someone said so", () => {
  expect(unpricedFuel(fuelled([EMPTY]), 0)).toEqual([]);
  expect(unpricedFuel(fuelled([FULL, EMPTY]), 8_000)).toEqual([]);
  expect(unpricedFuel(fuelled([EMPTY, FULL]), 8_000)).toEqual([]);
  expect(unpricedFuel(fuelled([{ price_per_litre: 0, quantity: 10 }]), 500)).toEqual([]);
});

it("takes nothing from a bunker for what subtraction of fractions leaves", () => {
  const [first, second] = [400.3, 600.4].map((quantity) => ({ ...FULL, quantity }));
  expect(1_000.7 - 400.3 - 600.4).toBeGreaterThan(0);
  expect(unpricedFuel(fuelled([first ?? FULL, second ?? FULL, EMPTY]), 1_000.7)).toEqual([]);
});

it("leaves out empty bunkers beside others, and keeps the one of a new agreement", () => {
  expect(enteredBunkers(fuelled([EMPTY, FULL, EMPTY]))).toMatchObject([FULL]);
  expect(enteredBunkers(fuelled([EMPTY]))).toMatchObject([EMPTY]);
});

it("has the APA pay the fuel of a charter alone, and only when that was chosen", () => {
  expect(unpricedFuel(fuelled([EMPTY], true), 500)).toEqual([]);
  expect(unpricedFuel(fuelled([EMPTY], false), 500)).toEqual([0]);
  expect(unpricedFuel({ ...fuelled([EMPTY], true), contract_type: "CRUISE" }, 500)).toEqual([0]);
});

it("asks for the quantity of a bunker that has a price", () => {
  expect(unmeasuredBunkers(fuelled([FULL, { ...FULL, quantity: null }, EMPTY]))).toEqual([1]);
});

it("leaves no litre without a price, and asks for nothing else", () => {
  const bunker = fc.record({
    price_per_litre: fc.constantFrom(null, 0, 1.2),
    quantity: fc.constantFrom(null, 0, 300, 4_000),
  });
  fc.assert(
    fc.property(fc.array(bunker, { minLength: 1, maxLength: 4 }), fc.nat(9_000), (bunkers, consumption) => {
      const asked = unpricedFuel(fuelled(bunkers), consumption);
      let left = consumption;
      for (const [index, { price_per_litre, quantity }] of bunkers.entries()) {
        const used = index === bunkers.length - 1 ? left : Math.min(left, quantity ?? 0);
        left -= used;
        if (used > 0) expect(asked.includes(index)).toBe(price_per_litre === null);
      }
      for (const index of asked) expect(bunkers[index]?.price_per_litre).toBeNull();
      const untouched = bunkers.findIndex((one, index) => isEmptyBunker(one) && index < bunkers.length - 1);
      expect(asked).not.toContain(untouched);
    }),
  );
});
