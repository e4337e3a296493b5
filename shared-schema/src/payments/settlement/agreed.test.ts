import fc from "fast-check";
import { expect, it } from "vitest";
import type { AgreementBody } from "../../agreement/schema.ts";
import { settledTotal } from "../../agreement/settlement/amounts.ts";
import { settling } from "../../agreement/settlement/settlement.test-support.ts";
import { given } from "../../base/derivation/leaves.ts";
import { fromExact, fromMeasure } from "../../base/money.ts";
import { inputOf, RIVIERA } from "../../pricing/cruises.test-support.ts";
import { makePlan } from "../../pricing/plan.ts";
import { priceAgreement } from "../../pricing/price.ts";
import { agreedIn } from "./agreed.ts";

const cents = (decimals: number) => fc.nat({ max: 1e11 }).map((whole) => whole / 10 ** decimals);
const litres = fc.nat({ max: 1e8 }).map((whole) => whole / 1_000);
const bunker = fc.record({
  price_per_litre: fc.option(fc.nat({ max: 1e5 }).map((whole) => whole / 10_000)),
  quantity: fc.option(litres),
  quantity_used: fc.option(litres),
});

it.each([
  ["EUR", 2],
  ["JPY", 0],
  ["KWD", 3],
])("comes to the total of the price, whatever was really used (%s)", (currency, decimals) => {
  fc.assert(
    fc.property(
      fc.record({
        cruising: cents(decimals),
        routing: fc.option(cents(decimals)),
        services: fc.array(fc.option(cents(decimals)), { maxLength: 4 }),
        bunkers: fc.array(bunker, { minLength: 1, maxLength: 4 }),
        consumption: litres,
        rate: fc.tuple(fc.nat({ max: 1e6 }), fc.integer({ min: 1e6, max: 1e9 })),
      }),
      ({ cruising, routing, services, bunkers, consumption, rate: [num, den] }) => {
        const rate = `${num}/${den}`;
        const fuel_bunkers = bunkers.map((one, index) => ({ id: `b${index}`, pos: `a${index}`, ...one }));
        const special_conditions = services.map((price, id) => ({ id: `s${id}`, price }));
        const priced = (used: typeof fuel_bunkers) =>
          priceAgreement({
            ...{
              currency,
              contract_type: "CHARTER",
              yacht_status: "COMMERCIAL",
              has_routing: false,
              fuel_bunkers: used,
            },
            ...{ currency, base_price_cruising: cruising, base_price_routing: routing, special_conditions },
            total_fuel_consumption: given("total_fuel_consumption", fromMeasure(consumption)),
            rate: given("effective_vat_rate", fromExact(rate)),
            ...{ requested_cea_ratio: 0.3, requested_deposit_ratio: 0.1 },
          });
        const before = priced(fuel_bunkers.map((one) => ({ ...one, quantity_used: null })));
        const after = priced(fuel_bunkers);
        const body: AgreementBody = {
          ...settling({ cruise: 0, apa: 0, deposit: 0 }),
          ...{ currency, base_price_cruising: cruising, base_price_routing: routing },
          special_conditions: Object.fromEntries(
            special_conditions.map(({ id, price }) => [id, { pos: "a0", name: null, product: null, price }]),
          ),
          fuel_bunkers: Object.fromEntries(fuel_bunkers.map(({ id, ...one }) => [id, one])),
          settlement: {
            rate,
            litres: Object.fromEntries(before.bunkers.map(({ id, quantity_used }) => [id, quantity_used])),
          },
        };
        expect(settledTotal(body)).toBe(after.total_agreement_price);
        // APA and deposit stay those of the last generated version (specification §4).
        expect(after.requested_cea_amount).toBe(before.requested_cea_amount);
        expect(after.requested_deposit_amount).toBe(before.requested_deposit_amount);
      },
    ),
  );
});

it("takes rate and litres out of the plan of a cruise", () => {
  const before = inputOf(RIVIERA);
  const plan = makePlan(before);
  const opened: AgreementBody = { ...before.agreement, settlement: agreedIn(plan) };
  expect(settledTotal(opened)).toBe(plan.price.total_agreement_price);
  const [first = ""] = Object.keys(opened.fuel_bunkers);
  const used: AgreementBody = {
    ...opened,
    fuel_bunkers: Object.fromEntries(
      Object.entries(opened.fuel_bunkers).map(([id, one]) => [
        id,
        { ...one, quantity_used: id === first ? 1_234.5 : null },
      ]),
    ),
  };
  const after = makePlan({ ...before, agreement: used }).price.total_agreement_price;
  expect(settledTotal(used)).toBe(after);
  expect(after).not.toBe(plan.price.total_agreement_price);
});
