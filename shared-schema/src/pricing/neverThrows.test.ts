import fc from "fast-check";
import { expect, it } from "vitest";
import type { AgreementBody } from "../agreement/schema.ts";
import { currentContract } from "../contract/draft.ts";
import { contractHtml } from "../contract/html.ts";
import { factsFromPlan } from "../terms/factsFromPlan.ts";
import { missingOf } from "../terms/missing.ts";
import type { YachtBody } from "../yacht/schema.ts";
import { inputOf, RIVIERA } from "./cruises.test-support.ts";
import { makePlan } from "./plan.ts";

const input = inputOf(RIVIERA);

/** Amounts that today's schema refuses but an older document may hold. */
const amount = fc.oneof(
  fc.constantFrom(1e308, Number.MAX_VALUE, -1e308, 5e-324, 1e21, 0, -1),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);
const nullable = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const moment = nullable(fc.constantFrom("0001-01-01T00:00:00Z", "2027-06-01T00:00:00Z", "9999-12-31T23:59:59Z"));

const changes: fc.Arbitrary<Partial<AgreementBody>> = fc.record(
  {
    routing_consumption: nullable(amount),
    journey_consumption: nullable(amount),
    base_price_cruising: nullable(amount),
    base_price_routing: nullable(amount),
    requested_cea_ratio: nullable(amount),
    entered_vat_rate: nullable(amount),
    contract_type: fc.constantFrom("CRUISE", "CHARTER"),
  },
  { requiredKeys: [] },
);
const bunker = fc.record({
  pos: fc.constant("a0"),
  price_per_litre: nullable(amount),
  quantity: nullable(amount),
  quantity_used: nullable(amount),
});
const speeds: fc.Arbitrary<Partial<YachtBody>> = fc.record(
  {
    cruis_spd: nullable(amount),
    cruis_spd_cons: nullable(amount),
    avg_generators_cons: nullable(amount),
    loa: nullable(amount),
  },
  { requiredKeys: [] },
);

function extreme(
  body: AgreementBody,
  arr_date: string | null,
  planned_speed: number | null,
): AgreementBody["waypoints"] {
  return Object.fromEntries(
    Object.entries(body.waypoints).map(([id, at], index) => [
      id,
      index === 2 ? { ...at, arr_date, planned_speed } : at,
    ]),
  );
}

it("answers for every body, and says which figures it could not calculate", () => {
  fc.assert(
    fc.property(changes, bunker, speeds, moment, nullable(amount), (change, fuel, speed, arrival, knots) => {
      const waypoints = extreme(input.agreement, arrival, knots);
      const agreement = { ...input.agreement, ...change, waypoints, fuel_bunkers: { b: fuel } };
      const yacht = input.yacht && { ...input.yacht, ...speed };
      const plan = makePlan({ ...input, agreement, yacht });
      if (plan.failed !== null) expect(plan.price.total_agreement_price).toBeNull();
      const facts = factsFromPlan({ id: 1, agreement, yacht, profiles: {}, plan });
      expect(contractHtml(currentContract(facts, "https://passerelle.test"))).toContain("<");
      expect(missingOf(facts).paths).toBeInstanceOf(Array);
    }),
    { numRuns: 60 },
  );
}, 60_000);

it("keeps the route where an amount alone is out of range", () => {
  const agreement = { ...input.agreement, routing_consumption: 1e308, journey_consumption: 1e308 };
  const plan = makePlan({ ...input, agreement });
  expect(plan.failed).toBe("AMOUNTS");
  expect(plan.itinerary.waypoints).toHaveLength(Object.keys(agreement.waypoints).length);
  expect(makePlan(input).failed).toBeNull();
});

it("calculates the same whatever numbers stand in unknown fields", () => {
  const planned = makePlan(input);
  const withUnknown = <T extends object>(body: T, x_future: number) => ({ ...body, x_future, x_deep: { x_future } });
  fc.assert(
    fc.property(amount, (number) => {
      const waypoints = Object.entries(input.agreement.waypoints).map(([id, at]) => [id, withUnknown(at, number)]);
      const bunkers = Object.entries(input.agreement.fuel_bunkers).map(([id, at]) => [id, withUnknown(at, number)]);
      const agreement = withUnknown(input.agreement, number);
      agreement.waypoints = Object.fromEntries(waypoints);
      agreement.fuel_bunkers = Object.fromEntries(bunkers);
      const yacht = input.yacht && withUnknown(input.yacht, number);
      expect(makePlan({ ...input, agreement, yacht })).toEqual(planned);
    }),
    { numRuns: 20 },
  );
});
