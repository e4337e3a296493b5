import fc from "fast-check";
import { expect, test } from "vitest";
import type { AgreementBody, Waypoint } from "../agreement/schema.ts";
import { inputOf, RIVIERA } from "../pricing/cruises.test-support.ts";
import { makePlan } from "../pricing/plan.ts";
import { tabCompleteness } from "./completeness.ts";
import type { ContractFacts } from "./facts.ts";
import { factsFromPlan } from "./factsFromPlan.ts";
import { missingOf } from "./missing.ts";

type Change = (agreement: AgreementBody) => AgreementBody;

function factsOf(name: string, change: Change, taxRows = true): ContractFacts {
  const input = inputOf(name, change);
  const plan = makePlan({ ...input, taxRows: taxRows ? input.taxRows : [] });
  return factsFromPlan({ id: 1, agreement: input.agreement, yacht: input.yacht, profiles: {}, plan });
}

/** Changes waypoints by their place in the route. */
function at(change: (waypoint: Waypoint, index: number) => Partial<Waypoint>): Change {
  return (agreement) => ({
    ...agreement,
    waypoints: Object.fromEntries(
      Object.entries(agreement.waypoints).map(([id, waypoint], index) => [
        id,
        { ...waypoint, ...change(waypoint, index) },
      ]),
    ),
  });
}

const RATIOS_FOR_ALL = { requested_cea_ratio: 0.2, requested_deposit_ratio: 0.1 };
const forTotal = (name: string, change: Change) => missingOf(factsOf(name, change)).forTotal;

test("an agreement without a total says why, each time on one tab", () => {
  const lost = fc.record({
    name: fc.constantFrom(RIVIERA, "iles-d-or-national", "balearics-charter", "leewards-usd"),
    arrivals: fc.array(fc.nat(9), { maxLength: 3 }),
    departures: fc.array(fc.nat(9), { maxLength: 3 }),
    routing: fc.array(fc.nat(9), { maxLength: 2 }),
    cruising: fc.boolean(),
    positioning: fc.boolean(),
    taxRows: fc.boolean(),
  });
  fc.assert(
    fc.property(lost, ({ name, arrivals, departures, routing, cruising, positioning, taxRows }) => {
      const change: Change = (agreement) => ({
        ...at((waypoint, index) => ({
          arr_date: arrivals.includes(index) ? null : waypoint.arr_date,
          dep_date: departures.includes(index) ? null : waypoint.dep_date,
          is_routing: routing.includes(index),
        }))(agreement),
        ...RATIOS_FOR_ALL,
        base_price_cruising: cruising ? agreement.base_price_cruising : null,
        base_price_routing: positioning ? agreement.base_price_routing : null,
      });
      const facts = factsOf(name, change, taxRows);
      const missing = missingOf(facts);
      expect(missing.forTotal.length > 0).toBe(facts.derived.total_agreement_price === null);
      expect(missing.paths).toEqual(expect.arrayContaining(missing.forTotal));
      expect(new Set(missing.paths).size).toBe(missing.paths.length);
      expect(Object.values(tabCompleteness(missing.paths)).flat().sort()).toEqual([...missing.paths].sort());
    }),
    { numRuns: 60 },
  );
}, 60_000);

test("the waypoint whose times are missing is named", () => {
  const undated = at((waypoint, index) => (index === 3 ? { arr_date: null, dep_date: null } : waypoint));
  expect(forTotal(RIVIERA, undated)).toEqual(["cruise.waypoints.3.arr_date", "cruise.waypoints.3.dep_date"]);
  expect(forTotal(RIVIERA, (agreement) => agreement)).toEqual([]);
});

test("delivery and redelivery stand for the first arrival and the last departure", () => {
  const agreed: Change = (agreement) => ({
    ...agreement,
    delivery_date: "2027-01-01T10:00:00.000Z",
    redelivery_date: "2027-12-31T10:00:00.000Z",
  });
  const undated: Change = (agreement) =>
    at(() => ({ arr_date: null, dep_date: null, nights: null, planned_speed: null }))(agreed(agreement));
  const last = Object.keys(inputOf(RIVIERA, undated).agreement.waypoints).length - 1;
  const asked = forTotal(RIVIERA, undated);
  expect(asked).toContain("cruise.waypoints.0.dep_date");
  expect(asked).toContain(`cruise.waypoints.${last}.arr_date`);
  expect(asked).not.toContain("cruise.waypoints.0.arr_date");
  expect(asked).not.toContain(`cruise.waypoints.${last}.dep_date`);
});

test("times that contradict each other are named, too", () => {
  const turned = at((waypoint, index) =>
    index === 3 ? { arr_date: waypoint.dep_date, dep_date: waypoint.arr_date } : waypoint,
  );
  expect(forTotal("balearics-charter", turned)).toEqual(["cruise.waypoints.3.times"]);
  const tooEarly = at((waypoint, index) =>
    index === 3 ? { arr_date: waypoint.arr_date, dep_date: "2027-12-01T00:00:00.000Z" } : waypoint,
  );
  expect(forTotal("balearics-charter", tooEarly)).toEqual(["cruise.waypoints.4.times"]);
});

test("the price of positioning is needed when something is positioned", () => {
  const without: Change = (agreement) => ({ ...agreement, base_price_routing: null });
  expect(forTotal(RIVIERA, without)).toEqual([]);
  const positioned: Change = (agreement) => at((_, index) => ({ is_routing: index === 0 }))(without(agreement));
  expect(forTotal(RIVIERA, positioned)).toContain("cruise.base_price_routing");
});

test("a rate is asked for where only a rate by hand can help", () => {
  expect(missingOf(factsOf(RIVIERA, (agreement) => agreement, false)).forTotal).toEqual(["cruise.entered_vat_rate"]);
});

test("a journey that begins on the high seas is named by its first waypoint", () => {
  const atSea = at((waypoint, index) => (index === 0 ? { latitude: 42.4, longitude: 7.6 } : waypoint));
  expect(forTotal(RIVIERA, atSea)).toEqual(["cruise.waypoints.0.place"]);
});
