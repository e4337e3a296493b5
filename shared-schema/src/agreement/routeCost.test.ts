import fc from "fast-check";
import { generateNKeysBetween } from "fractional-indexing";
import { describe, expect, it } from "vitest";
import type { Position } from "../base/basics.ts";
import { readFixture } from "../geo/loadForTests.test-support.ts";
import { testWaypoint } from "../itinerary/testing.test-support.ts";
import { decideAgreementChange } from "./change.ts";
import { newAgreement } from "./create.ts";
import type { WaypointMap } from "./order.ts";
import { decideRouteCost, MOST_ROUTE_NM, MOST_ROUTE_POINTS, routeCost } from "./routeCost.ts";

interface Stop extends Position {
  track?: Position[] | null;
}

const at = (latitude: number, longitude: number): Position => ({ latitude, longitude });

function route(stops: readonly Stop[]): WaypointMap {
  const keys = generateNKeysBetween(null, null, stops.length);
  return Object.fromEntries(
    stops.map((stop, index) => [`w${index}`, testWaypoint({ ...stop, pos: keys[index] ?? "" })]),
  );
}

/** Positions all over the Mediterranean, the same ones every time. */
function scattered(count: number): Position[] {
  let seed = 1;
  const random = () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  return Array.from({ length: count }, () => at(35 + 10 * random(), 28 * random()));
}

const codeOf = (before: WaypointMap | null, next: WaypointMap) => decideRouteCost(before, next)?.refusal.code ?? null;
const [cannes, ajaccio] = [at(43.54, 7.02), at(41.92, 8.74)];

describe("what no voyage has", () => {
  it("is refused: 24 kB of points all over a sea as the track of one leg", () => {
    const long = route([cannes, { ...ajaccio, track: scattered(490) }]);
    expect(decideRouteCost(null, long)).toMatchObject({
      refusal: { code: "leg.too-long", params: { sn: 2 }, fields: { "waypoints.w1.track": [{ code: "too-far" }] } },
    });
  });

  it("is refused: 20 such legs, for their points alone", () => {
    const stops = scattered(20).map((stop) => ({ ...stop, track: scattered(490) }));
    expect(codeOf(null, route(stops))).toBe("route.too-many-points");
  });

  it("is refused: 999 waypoints all over a sea, and 100 of them", () => {
    expect([999, 100].map((count) => codeOf(null, route(scattered(count))))).toEqual([
      "route.too-long",
      "route.too-long",
    ]);
  });

  it("is refused wherever an agreement is written", () => {
    const viewer = { user_id: 1, is_admin: true, profile_ids: new Set([1]) };
    const made = {
      created_by: 1,
      created_at: "2026-11-20T10:00:00Z",
      bunkerId: "0190a0a0-0000-7000-8000-000000000001",
    };
    const empty = newAgreement({ name: "Long", contract_type: "CRUISE", currency: "EUR", ...made });
    const keys = Object.entries(route(scattered(100))).map(([, waypoint], index) => {
      return [`0190a0a0-0000-7000-8000-${String(index).padStart(12, "0")}`, waypoint] as const;
    });
    const verdict = decideAgreementChange(
      empty,
      { ...empty, waypoints: Object.fromEntries(keys) },
      viewer,
      "2026-11-20",
    );
    expect(verdict).toMatchObject({ refusal: { code: "route.too-long", params: { waypoints: 100 } } });
  });
});

describe("what voyages have", () => {
  it("is taken: the routes of the references, each as a leg by its longest way", () => {
    const routes: { from: { lat: number; lon: number }; to: { lat: number; lon: number }; expectedNM: number[] }[] =
      readFixture("geo-routes.json");
    expect(routes.length).toBeGreaterThan(10);
    for (const { from, to, expectedNM } of routes) {
      const [leg] = routeCost(route([at(from.lat, from.lon), at(to.lat, to.lon)])).legs.values();
      expect(leg?.most).toBeGreaterThan(Math.max(...expectedNM));
    }
  });

  it("is taken: a race that ends where it began, and the way round Skagen instead of the canal of Kiel", () => {
    const race = [at(43.27, 6.63), at(43.3, 7.5), at(43.04, 9.4), at(43.3, 8), at(43.27, 6.63)];
    expect(codeOf(null, route([cannes, { ...cannes, track: race }]))).toBeNull();
    const skagen = [at(54.4, 8), at(57, 7.5), at(58.1, 10.6), at(57, 11.5), at(55, 10.9)];
    expect(codeOf(null, route([at(53.9, 9.1), { ...at(54.4, 10.2), track: skagen }]))).toBeNull();
  });

  it("is taken: round the world by the canals with 150 calls, and a year along one coast with a call a day", () => {
    const world = Array.from({ length: 150 }, (_, index) =>
      at(10 * Math.sin(index / 5), ((index * 2.4 + 180) % 360) - 180),
    );
    expect(codeOf(null, route(world))).toBeNull();
    const year = Array.from({ length: 365 }, (_, index) => at(38 + (index % 2) / 6, 23 + (index % 30) / 10));
    expect(codeOf(null, route(year))).toBeNull();
  });

  it("is taken: the demo cruises", () => {
    const tracks = readFixture<Record<string, unknown>>("demo-tracks.json");
    const points = JSON.stringify(tracks).split("latitude").length - 1;
    expect(points).toBeLessThan(MOST_ROUTE_POINTS / 10);
  });
});

it("takes every route whose measures it allows, and no other", () => {
  const position = fc.record({
    latitude: fc.double({ min: -70, max: 70, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  });
  const near = ({ latitude, longitude }: Position, spread: number) =>
    fc.record({
      latitude: fc.double({ min: latitude - spread, max: latitude + spread, noNaN: true }),
      longitude: fc.double({ min: longitude - spread, max: longitude + spread, noNaN: true }),
    });
  const stops = fc
    .tuple(fc.record({ latitude: fc.constant(40), longitude: fc.constant(5) }), fc.constantFrom(0.2, 5, 30))
    .chain(([middle, spread]) =>
      fc.array(fc.record({ end: near(middle, spread), track: fc.array(near(middle, spread), { maxLength: 12 }) }), {
        minLength: 2,
        maxLength: 30,
      }),
    );
  fc.assert(
    fc.property(stops, position, (all, far) => {
      const next = route(all.map(({ end, track }) => ({ ...end, track })));
      const { waypoints, points, nm, legs } = routeCost(next);
      const isLongLeg = [...legs.values()].some((leg) => leg.nm > leg.most);
      const isTooMuch = points > MOST_ROUTE_POINTS || nm > Math.min(MOST_ROUTE_NM, 6_000_000 / waypoints) || isLongLeg;
      expect(codeOf(null, next) !== null).toBe(isTooMuch);
      // A route that is kept may stay and lose legs; one that is refused may not grow.
      expect(codeOf(next, next)).toBeNull();
      const longer = route([
        ...all.map(({ end, track }) => ({ ...end, track })),
        { ...far, track: Array(3_001).fill(far) },
      ]);
      expect(codeOf(next, longer)).toBe("route.too-many-points");
    }),
    { numRuns: 60 },
  );
});

it("lets a route that was kept before get better, and not worse", () => {
  const kept = route([cannes, { ...ajaccio, track: scattered(490) }]);
  const named = { ...kept, w0: testWaypoint({ ...cannes, pos: kept["w0"]?.pos ?? "", call_location_str: "Cannes" }) };
  expect(codeOf(kept, named)).toBeNull();
  const end = kept["w1"];
  if (!end) throw new Error("The route has two waypoints.");
  const shorter = { ...kept, w1: { ...end, track: end.track?.slice(0, 300) ?? null } };
  expect(codeOf(kept, shorter)).toBeNull();
  expect(codeOf(shorter, kept)).toBe("leg.too-long");
});
