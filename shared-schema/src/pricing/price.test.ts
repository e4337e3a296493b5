import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { fromExact, toExact } from "../base/money.ts";
import { fillBunkers } from "./bunkers.ts";
import { type PriceInput, priceAgreement } from "./price.ts";

const bunker = z.object({ id: z.number(), price_per_litre: z.number(), quantity: z.number() });
const example = z.object({
  id: z.string(),
  inputs: z.object({
    base_price_cruising: z.number(),
    base_price_routing: z.number(),
    fuel_bunkers: z.array(bunker),
    routing_consumption: z.number(),
    journey_consumption: z.number(),
    special_conditions: z.array(z.object({ price: z.number() })),
    effective_vat_rate_exact: z.string(),
    requested_cea_ratio: z.number(),
    requested_deposit_ratio: z.number(),
    savings_eligible: z.boolean(),
  }),
  expected: z.looseObject({ bunkers: z.array(z.looseObject({})) }),
});
const file = new URL("../../fixtures/price-examples.json", import.meta.url);
const examples = z.array(example).parse(JSON.parse(readFileSync(file, "utf8")));

function inputOf({ inputs }: z.infer<typeof example>): PriceInput {
  return {
    ...inputs,
    has_routing: inputs.routing_consumption > 0,
    contract_type: inputs.savings_eligible ? "CRUISE" : "CHARTER",
    yacht_status: "COMMERCIAL",
    fuel_bunkers: inputs.fuel_bunkers.map((one) => ({ ...one, quantity_used: null })),
    total_fuel_consumption: Number((inputs.routing_consumption + inputs.journey_consumption).toFixed(6)),
    rate: toExact(fromExact(inputs.effective_vat_rate_exact)),
  };
}

const first = inputOf(z.array(example).min(1).parse(examples)[0] ?? example.parse(null));

describe("priceAgreement", () => {
  it.each(examples.map((one) => [one.id, one] as const))("example %s", (_id, one) => {
    const price = priceAgreement(inputOf(one));
    const { charter_equivalent, identity_check, bunkers, ...lines } = one.expected;
    expect(price).toMatchObject(lines);
    expect(price.bunkers).toMatchObject(bunkers);
    // Two checks of the fixtures that no screen shows.
    const charterEquivalent = (price.net_total ?? 0) + (price.savings_gross ?? 0);
    expect(charterEquivalent).toBeCloseTo(Number(charter_equivalent), 2);
    expect(charterEquivalent).toBeCloseTo(Number(identity_check), 2);
  });

  it("names what keeps it from a total", () => {
    const price = priceAgreement({ ...first, base_price_cruising: null, rate: null });
    expect(price.missing).toEqual(["base_price_cruising", "effective_vat_rate"]);
    expect(price).toMatchObject({
      net_total: null,
      total_agreement_price: null,
      grand_total_price: null,
      saving_two: null,
    });
    expect(priceAgreement({ ...first, rate: null })).toMatchObject({
      net_total: 225000,
      vat_amount: null,
      savings_net_of_vat: null,
    });
  });

  it("has no savings under a charter or on a private yacht", () => {
    expect(priceAgreement({ ...first, contract_type: "CHARTER" }).savings_gross).toBeNull();
    expect(priceAgreement({ ...first, yacht_status: "PRIVATE" }).fee_net_basis).toBeNull();
  });

  it("takes the quantity really used instead of the computed one", () => {
    const [one, two] = first.fuel_bunkers;
    if (!one || !two) throw new Error("no bunkers");
    const price = priceAgreement({ ...first, fuel_bunkers: [{ ...one, quantity_used: 8500.5 }, two] });
    expect(price.bunkers).toMatchObject([
      { quantity_used: 8500.5, danger: true, price: 7225.43 },
      { quantity_used: 4000, danger: false, price: 3600 },
    ]);
  });

  it("uses exactly what is consumed, whatever the bunkers", () => {
    const tenths = fc.integer({ min: 0, max: 200_000 }).map((n) => n / 10);
    fc.assert(
      fc.property(fc.array(tenths, { minLength: 1, maxLength: 5 }), tenths, (quantities, consumption) => {
        const filled = fillBunkers(
          quantities.map((quantity, id) => ({ id, price_per_litre: 1, quantity, quantity_used: null })),
          consumption,
        );
        const used = filled.reduce((all, one) => all + one.quantity_used, 0);
        expect(used).toBeCloseTo(consumption, 5);
        expect(filled.slice(0, -1).every((one) => !one.danger)).toBe(true);
      }),
    );
  });
});
