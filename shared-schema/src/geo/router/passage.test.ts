import { describe, expect, it } from "vitest";
import type { Position } from "../../base/basics.ts";
import { openCoastTiles } from "../coast/coastTiles.ts";
import { loadGeoDataForTests, loadPassagesForTests, WORLD } from "../loadForTests.test-support.ts";
import { createRouter } from "./router.ts";
import type { Route, RouteOptions } from "./types.ts";

const router = createRouter({
  tiles: openCoastTiles(loadGeoDataForTests(WORLD).coast),
  passages: loadPassagesForTests(),
});
const at = (latitude: number, longitude: number): Position => ({ latitude, longitude });
const PLACES = {
  amsterdam: at(52.38, 4.9),
  ijmuiden: at(52.463, 4.55),
  falmouth: at(50.155, -5.06),
  corfu: at(39.627, 19.928),
  athens: at(37.935, 23.645),
  istanbul: at(41.008, 28.985),
  odessa: at(46.49, 30.75),
};

function routed(from: Position, to: Position, options?: RouteOptions): Route {
  const result = router.route(from, to, options);
  if (!result.ok) throw new Error(result.reason);
  return result;
}

describe("harbours on rivers and canals are reached by their own water", () => {
  it.each([
    ["Skradin from Šibenik", at(43.733, 15.891), at(43.8167, 15.9217), "Krka", 9],
    ["Skradin from Split", at(43.5, 16.43), at(43.8167, 15.9217), "Krka", 52],
    ["Amsterdam from IJmuiden", PLACES.ijmuiden, PLACES.amsterdam, "Noordzeekanaal", 17],
    ["Falmouth from Amsterdam", PLACES.amsterdam, PLACES.falmouth, "Noordzeekanaal", 430],
    ["London from Calais", at(50.97, 1.85), at(51.5, -0.05), "Thames", 96],
    ["Hamburg from Amsterdam", PLACES.amsterdam, at(53.54, 9.98), "Elbe", 260],
    ["Gatún from Colón", at(9.5, -79.95), at(9.15, -79.83), "Panama", 30],
  ] as const)("%s", (_name, from, to, by, atMost) => {
    const { canals, nm, land_nm, warnings, points } = routed(from, to);
    expect(canals).toContain(by);
    expect(warnings).toContain("canal");
    expect(warnings).not.toContain("touches-land");
    expect(land_nm).toBeLessThan(0.05);
    expect(nm).toBeLessThan(atMost);
    expect([points[0], points.at(-1)]).toEqual([from, to]);
    expect(routed(to, from).points).toEqual(points.toReversed());
  });
});

describe("a canal", () => {
  it("is named where a way by sea leads along it", () => {
    expect(routed(at(49.643, 0.164), at(52.433, 4.662)).canals).toEqual(["Noordzeekanaal"]);
  });

  it("of Corinth is proposed only where it saves 5 %", () => {
    const [milazzo, naxos] = [at(38.22, 15.25), at(37.11, 25.37)];
    const round = routed(milazzo, naxos, { canals: false });
    expect(routed(milazzo, naxos)).toMatchObject({ canals: [], nm: round.nm });
    expect(routed(PLACES.corfu, PLACES.athens).canals).toEqual(["Corinth"]);
  });

  it("that the yacht does not fit is avoided, and named", () => {
    const wide = routed(PLACES.corfu, PLACES.athens, { yacht: { beam: 19, draft: 4, air_draft: null } });
    expect(wide).toMatchObject({ canals: [], too_large_for: ["Corinth"] });
    expect(wide.warnings).toContain("too-large");
    const slim = routed(PLACES.corfu, PLACES.athens, { yacht: { beam: 12, draft: 4, air_draft: null } });
    expect(slim).toMatchObject({ canals: ["Corinth"], too_large_for: [] });
  });

  it("or river that alone leads there is taken all the same, and named", () => {
    const enkhuizen = at(52.7, 5.3);
    const deep = routed(PLACES.ijmuiden, enkhuizen, { yacht: { beam: 12, draft: 6, air_draft: null } });
    expect(deep).toMatchObject({ canals: ["Oranjesluizen"], too_large_for: ["Oranjesluizen"] });
  });

  it("is named where a way by sea leads through its lock, which the coast has as water", () => {
    const [overcombe, amstelveldbuurt] = [at(50.635, -2.432), at(52.364, 4.898)];
    const deep = routed(overcombe, amstelveldbuurt, { yacht: { beam: 12, draft: 5, air_draft: 45 } });
    expect(deep).toMatchObject({ canals: ["Oranjesluizen"], too_large_for: ["Oranjesluizen"] });
    expect(deep.warnings).toEqual(expect.arrayContaining(["canal", "too-large"]));
    expect(routed(at(52.44, 5.14), at(52.7, 5.3)).canals).toEqual([]);
  });

  it("is not too small where the yacht stays before its narrow lock", () => {
    const deep = routed(PLACES.ijmuiden, PLACES.amsterdam, { yacht: { beam: 12, draft: 6, air_draft: null } });
    expect(deep).toMatchObject({ canals: ["Noordzeekanaal"], too_large_for: [] });
  });
});

describe("a bridge", () => {
  const bosphorus = (air_draft: number | null) =>
    routed(PLACES.istanbul, PLACES.odessa, { yacht: { beam: 12, draft: 4, air_draft } });

  it("is named with its clearance where the yacht may be too high for it", () => {
    for (const airDraft of [null, 70]) {
      const { bridges, warnings } = bosphorus(airDraft);
      expect(bridges.map(({ clearance }) => clearance)).toEqual([58, 58, 58]);
      expect(warnings).toContain("bridge");
    }
  });

  it("of unknown clearance is named to every yacht", () => {
    const [below, above] = [at(51.4575, 0.31), at(51.482, 0.22)];
    const { bridges } = routed(below, above, { yacht: { beam: 12, draft: 4, air_draft: 20 } });
    expect(bridges).toEqual([{ name: "Queen Elizabeth II (Dartford)", clearance: null }]);
  });

  it("is not named where it is known to be high enough", () => {
    const low = bosphorus(45);
    expect(low.bridges).toEqual([]);
    expect(low.warnings).not.toContain("bridge");
  });
});

describe("the steps of a search", () => {
  it.each([
    ["Istanbul – Odessa", PLACES.istanbul, PLACES.odessa, 26_000],
    ["Dover – Rimini", at(51.117, 1.329), at(44.075, 12.58), 10_500],
    ["Phuket – Falmouth", at(7.82, 98.35), PLACES.falmouth, 11_000],
    ["Cape Town – Auckland", at(-33.9, 18.42), at(-36.84, 174.77), 18_000],
    ["Split – Denarau", at(43.505, 16.44), at(-17.772, 177.383), 42_000],
    // The best ways out to Zandvoorde end in docks behind Ostend.
    ["Sligo – Zandvoorde", at(54.27, -8.469), at(51.199, 2.972), 30_000],
    ["Saint-François – Venice", at(16.252, -61.272), at(45.429, 12.344), 45_000],
  ])("are few: %s", (_name, from, to, left) => {
    expect(router.route(from, to, { budget: { left } })).toMatchObject({ ok: true });
  });

  const stepsOf = (from: Position, to: Position, options: RouteOptions) => {
    const budget = { left: 240_000 };
    routed(from, to, { ...options, budget });
    return 240_000 - budget.left;
  };
  const large = { beam: 12, draft: 5, air_draft: 45 };

  it.each([
    ["Istanbul – Odessa", PLACES.istanbul, PLACES.odessa],
    ["Dover – Rimini", at(51.117, 1.329), at(44.075, 12.58)],
    ["Phuket – Falmouth", at(7.82, 98.35), PLACES.falmouth],
  ])("are no more for a yacht too large for a canal that would save nothing: %s", (_name, from, to) => {
    expect(stepsOf(from, to, { yacht: large })).toBe(stepsOf(from, to, {}));
  });

  it("go to the way through a canal that is only named up to half of what the way round it took", () => {
    const [hull, copenhagen] = [at(53.58, 0.1), at(55.69, 12.61)];
    const round = stepsOf(hull, copenhagen, { yacht: large, canals: false });
    const steps = stepsOf(hull, copenhagen, { yacht: large });
    expect(steps).toBeGreaterThan(round);
    expect(steps).toBeLessThanOrEqual(round * 1.5 + 1);
    const few = { left: round + 5_000 };
    expect(routed(hull, copenhagen, { yacht: large, budget: few }).too_large_for).toEqual([]);
    expect(routed(hull, copenhagen, { yacht: large }).too_large_for).toEqual(["Kiel"]);
  });

  it.each([
    ["Monaco – Stockholm", at(43.7343, 7.4273), at(59.3277, 18.092), 115_000, []],
    ["Dover – Kiel", at(51.117, 1.329), at(54.45, 10.3), 121_000, ["Kiel"]],
  ])("are not made for a canal whose saving coarse distances know: %s", (_name, from, to, left, tooLarge) => {
    const budget = { left: 240_000 };
    expect(routed(from, to, { yacht: large, budget }).too_large_for).toEqual(tooLarge);
    expect(240_000 - budget.left).toBeLessThan(left);
  });

  it("end, and say so, when there are no more", () => {
    expect(router.route(PLACES.istanbul, PLACES.odessa, { budget: { left: 500 } })).toEqual({
      ok: false,
      reason: "gave-up",
    });
  });
});
