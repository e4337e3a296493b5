import { readFileSync } from "node:fs";
import { z } from "zod";
import { given } from "../base/derivation/leaves.ts";
import type { Term } from "../base/derivation/term.ts";
import { type Fraction, fromExact, fromMeasure } from "../base/money.ts";
import type { PriceInput } from "./price.ts";

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
/** The worked examples of a price. */
export const priceExamples = z.array(example).parse(JSON.parse(readFileSync(file, "utf8")));

/** A consumption that an example gives. */
export function litres(consumption: number): Term<Fraction> {
  return given("total_fuel_consumption", fromMeasure(consumption));
}

/** The input of an example. */
export function exampleInput({ inputs }: z.infer<typeof example>): PriceInput {
  return {
    ...inputs,
    currency: "EUR",
    has_routing: inputs.routing_consumption > 0,
    contract_type: inputs.savings_eligible ? "CRUISE" : "CHARTER",
    yacht_status: "COMMERCIAL",
    fuel_bunkers: inputs.fuel_bunkers.map((one) => ({ ...one, quantity_used: null })),
    special_conditions: inputs.special_conditions.map((one, id) => ({ id, ...one })),
    total_fuel_consumption: litres(inputs.routing_consumption + inputs.journey_consumption),
    rate: given("effective_vat_rate", fromExact(inputs.effective_vat_rate_exact)),
  };
}
