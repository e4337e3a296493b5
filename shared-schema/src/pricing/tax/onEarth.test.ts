import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { placeWaypoint, takeWaypoint } from "../../agreement/mutations/waypoints.ts";
import { orderWaypoints } from "../../agreement/order.ts";
import type { AgreementBody, Waypoint } from "../../agreement/schema.ts";
import { hoursAfter } from "../../itinerary/times.ts";
import type { YachtBody } from "../../yacht/schema.ts";
import { inputOf, RIVIERA } from "../cruises.test-support.ts";
import { makePlan, type PlanInput } from "../plan.ts";
import { taxExamples } from "./examples.test-support.ts";
import type { TaxResult } from "./types.ts";

const input = inputOf(RIVIERA);
const START = "2027-07-03T12:00:00Z";

const PLACES = {
  cannes: [43.5467, 7.017],
  portofino: [44.302, 9.212],
  sainttropez: [43.277, 6.635],
  bonifacio: [41.389, 9.155],
  calvi: [42.565, 8.76],
  capraia: [43.05, 9.845],
  nice: [43.694, 7.284],
  olbia: [40.92, 9.51],
  monaco: [43.7347, 7.4262],
  palma: [39.555, 2.635],
  genoa: [44.405, 8.92],
  naples: [40.83, 14.25],
  athens: [37.94, 23.65],
  mykonos: [37.45, 25.325],
  tivat: [42.43, 18.69],
  dubrovnik: [42.645, 18.09],
  martinique: [14.6, -61.07],
  bequia: [13.005, -61.24],
} as const satisfies Record<string, readonly [number, number]>;
type PlaceName = keyof typeof PLACES;

/** A stop: where, the hours until she is there, the hours she stays; an anchorage is no call. */
type Leg = readonly [place: PlaceName, after: number, stays: number, kind?: "anchorage"];

interface Story {
  legs: readonly Leg[];
  yacht?: Partial<YachtBody>;
  agreement?: Partial<AgreementBody>;
  signedOn?: string;
}

/** The voyage of each worked example, on real coordinates. */
const STORIES: Readonly<Record<string, Story>> = {
  T01: {
    legs: [
      ["cannes", 0, 12],
      ["portofino", 10, 120],
      ["cannes", 10, 12],
    ],
  },
  T02: {
    legs: [
      ["cannes", 0, 24],
      ["sainttropez", 3, 100],
      ["cannes", 3, 24],
    ],
  },
  T03: {
    legs: [
      ["cannes", 0, 24],
      ["calvi", 12, 100],
      ["cannes", 12, 24],
    ],
  },
  T04: {
    legs: [
      ["nice", 0, 12],
      ["capraia", 12, 24, "anchorage"],
      ["bonifacio", 12, 24],
    ],
  },
  T06: {
    legs: [
      ["nice", 0, 12],
      ["olbia", 24, 24],
    ],
  },
  T07: {
    legs: [
      ["monaco", 0, 48],
      ["monaco", 0, 48],
    ],
  },
  T09: {
    legs: [
      ["cannes", 0, 24],
      ["sainttropez", 5, 139],
    ],
    signedOn: "2026-03-01",
  },
  T11: {
    legs: [
      ["cannes", 0, 8],
      ["palma", 43, 118],
    ],
    signedOn: "2020-06-01",
  },
  T12: {
    legs: [
      ["genoa", 0, 60],
      ["naples", 34, 74],
    ],
    signedOn: "2026-03-01",
  },
  T13: {
    legs: [
      ["palma", 0, 64],
      ["cannes", 40, 64],
    ],
    signedOn: "2026-03-01",
  },
  T14: {
    legs: [
      ["athens", 0, 60],
      ["mykonos", 8, 100],
    ],
    agreement: { greek_certificate: "UNLIMITED" },
    signedOn: "2026-03-01",
  },
  T16: {
    legs: [
      ["tivat", 0, 94],
      ["dubrovnik", 4, 70],
    ],
    signedOn: "2026-03-01",
  },
  T17: {
    legs: [
      ["martinique", 0, 60],
      ["bequia", 20, 88],
    ],
    yacht: { loa: 30, gross_tonnage: 280 },
  },
  T19: {
    legs: [
      ["cannes", 0, 36],
      ["sainttropez", 6, 30],
    ],
    yacht: { status: "PRIVATE" },
    signedOn: "2026-03-01",
  },
};

function routeOf(legs: readonly Leg[]): Record<string, Waypoint> {
  let now = START;
  const stops = legs.map(([place, after, stays, kind], index): [string, Waypoint] => {
    const arr_date = hoursAfter(now, after) ?? now;
    const dep_date = hoursAfter(arr_date, stays) ?? arr_date;
    now = dep_date;
    const [latitude, longitude] = PLACES[place];
    const stop = { pos: `a${index}`, latitude, longitude, is_call: kind === undefined, is_routing: false };
    const rest = { call_location_str: null, track: null, planned_speed: null, arr_date, dep_date };
    return [`01900000-0000-7000-8000-00000000000${index}`, { ...stop, ...rest }];
  });
  return Object.fromEntries(stops);
}

function planFor(id: string): { tax: TaxResult; input: PlanInput } {
  const story = STORIES[id];
  const example = taxExamples.find((each) => each.id === id);
  if (!story || !example || !input.yacht) throw new Error(`${id} has no story`);
  const { requested_contract_type, contract_type } = example.inputs;
  const drawn: PlanInput = {
    ...input,
    yacht: { ...input.yacht, ...story.yacht },
    signedOn: story.signedOn ?? null,
    agreement: {
      ...input.agreement,
      ...{ delivery_date: null, redelivery_date: null, stays: {}, ...story.agreement },
      contract_type: requested_contract_type ?? contract_type,
      waypoints: routeOf(story.legs),
    },
  };
  return { tax: makePlan(drawn).tax, input: drawn };
}

describe("the worked examples on real coordinates", () => {
  it("has a voyage for each", () => {
    expect(Object.keys(STORIES)).toEqual(taxExamples.map(({ id }) => id));
  });

  it.each(taxExamples.map((one) => [one.id, one] as const))("%s is taxed by the same rows", (id, { expected }) => {
    const { tax } = planFor(id);
    const { rule_codes, rates, warnings, journey_class, vat_country, taxable_share } = expected;
    expect(tax).toMatchObject({ rule_codes, rates, warnings, vat_country });
    if (journey_class !== undefined) expect(tax.journey_class).toBe(journey_class);
    // Shares that no distance and no hour on the way decides are the same to the last digit.
    const hangsOnWater = ["T03", "T04", "T12"].includes(id);
    if (hangsOnWater) {
      expect(tax.taxable_share[0]).toBeGreaterThan(0.1);
      expect(tax.taxable_share[0]).toBeLessThan(1);
    } else expect(tax.taxable_share).toEqual(taxable_share);
    expect(tax.effective_vat_rate).toBeCloseTo((tax.taxable_share[0] ?? 0) * (tax.rates[0] ?? 0), 5);
  });
});

describe("any route on the real earth", () => {
  const place = fc.constantFrom(...(Object.keys(PLACES) as PlaceName[]));
  const leg = fc.tuple(place, fc.integer({ min: 4, max: 60 }), fc.integer({ min: 1, max: 90 }));
  const route = fc.array(leg, { minLength: 2, maxLength: 5 });
  const answers = { greek_certificate: "LIMITED", hirer_days_last_12_months: 3 } as const;
  const priced = (waypoints: Record<string, Waypoint>, contract_type: AgreementBody["contract_type"]) => ({
    ...input,
    agreement: { ...input.agreement, ...answers, stays: {}, contract_type, waypoints },
  });

  it("taxes at most the whole price in each state, and each line at the rate of its row", () => {
    fc.assert(
      fc.property(route, fc.constantFrom("CRUISE" as const, "CHARTER" as const), (legs, type) => {
        const { tax } = makePlan(priced(routeOf(legs), type));
        const byState = new Map<string, number>();
        tax.rule_codes.forEach((code, index) => {
          const row = tax.rows.find((each) => each.code === code);
          if (!row) throw new Error(`${code} is not among the rows`);
          expect([row.rate, row.static_rate]).toContain(tax.rates[index]);
          expect(tax.taxable_share[index]).toBeGreaterThanOrEqual(0);
          byState.set(row.country, (byState.get(row.country) ?? 0) + (tax.taxable_share[index] ?? 0));
        });
        // Shares are told with six decimals.
        for (const share of byState.values()) expect(share).toBeLessThanOrEqual(1 + 1e-6);
      }),
      { numRuns: 60 },
    );
  });

  it("returns to the same price when a call is added and taken out again", () => {
    fc.assert(
      fc.property(route, place, fc.nat(4), (legs, added, after) => {
        const before = priced(routeOf(legs), "CRUISE");
        const behind = orderWaypoints(before.agreement.waypoints)[after % legs.length]?.[0] ?? null;
        const [latitude, longitude] = PLACES[added];
        const id = "01900000-0000-7000-8000-0000000000ff";
        const longer = placeWaypoint(before.agreement, id, { latitude, longitude, is_call: true }, behind);
        const back = makePlan({ ...before, agreement: takeWaypoint(longer, id) });
        expect(back).toEqual(makePlan(before));
      }),
      { numRuns: 30 },
    );
  });
});
