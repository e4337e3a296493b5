import { describe, expect, it } from "vitest";
import type { Waterway, WaterwayName } from "../waterways/waterway.ts";
import { THROUGH_NARROWS } from "./grid/bands.ts";
import { choosePassage, type Finder } from "./passage.ts";
import type { Found } from "./tries/find.ts";

const BY = { weights: THROUGH_NARROWS, reach: "near", allowances: [1], haste: 1 } as const;

function foundOf(nm: number, canals: WaterwayName[]): Found {
  const points = [
    { latitude: 0, longitude: 0 },
    { latitude: 0, longitude: 1 },
  ];
  const rest = { clearance_nm: 0.4, land_nm: 0, bridges: [], too_large_for: [], unknown_tiles: 0, warnings: [] };
  return { route: { ok: true, points, nm, canals, ...rest }, by: BY };
}

interface Lengths {
  through: number;
  round: number;
  roughlyThrough: number;
  roughlyRound: number;
}

/** Looks for a way through one canal or round it, and counts how many were looked for. */
function finderOf(name: WaterwayName, { through, round, roughlyThrough, roughlyRound }: Lengths) {
  const searches = { count: 0 };
  const has = (canals: readonly Waterway[]) => canals.some((canal) => canal.name === name);
  const found = (canals: readonly Waterway[]) => {
    searches.count++;
    return has(canals) ? foundOf(through, [name]) : foundOf(round, []);
  };
  const finder: Finder = {
    find: found,
    measure: (canals) => found(canals).route,
    roughNm: (canals) => (has(canals) ? roughlyThrough : roughlyRound),
    leastNm: (canal) => (canal.name === name ? 0 : Infinity),
  };
  return { finder, searches };
}

/** Chooses between a way through Corinth and one round, and tells how many were looked for. */
function choose(lengths: Lengths) {
  const { finder, searches } = finderOf("Corinth", lengths);
  const route = choosePassage({}, finder);
  return { nm: typeof route === "string" ? route : route.nm, searches: searches.count };
}

describe("the canal of Corinth", () => {
  it("is taken where it saves 5 %, which two searches tell", () => {
    const lengths = { through: 240, round: 370, roughlyThrough: 250, roughlyRound: 380 };
    expect(choose(lengths)).toEqual({ nm: 240, searches: 2 });
  });

  it("is given up where it turns out to save less", () => {
    const lengths = { through: 960, round: 1_000, roughlyThrough: 960, roughlyRound: 1_010 };
    expect(choose(lengths)).toEqual({ nm: 1_000, searches: 2 });
  });

  it("is not looked for where it plainly saves less", () => {
    const lengths = { through: 3_535, round: 3_548, roughlyThrough: 3_535, roughlyRound: 3_548 };
    expect(choose(lengths)).toEqual({ nm: 3_548, searches: 1 });
  });

  it("is not looked for on a voyage so long that it never saves enough", () => {
    const lengths = { through: 9_000, round: 10_000, roughlyThrough: 9_000, roughlyRound: 10_000 };
    expect(choose(lengths)).toEqual({ nm: 10_000, searches: 1 });
  });

  it("is looked for where it may be the only way", () => {
    const lengths = { through: 50, round: 500, roughlyThrough: Infinity, roughlyRound: Infinity };
    expect(choose(lengths)).toEqual({ nm: 50, searches: 2 });
  });
});

describe("a canal that the yacht does not fit", () => {
  /** The ways of a yacht too tall for Kiel. */
  function avoid(lengths: Lengths) {
    const { finder, searches } = finderOf("Kiel", lengths);
    const route = choosePassage({ yacht: { beam: 12, draft: 5, air_draft: 45 } }, finder);
    return { tooLargeFor: typeof route === "string" ? route : route.too_large_for, searches: searches.count };
  }

  it("is named without a search where it plainly saves 5 %", () => {
    const lengths = { through: 405, round: 727, roughlyThrough: 410, roughlyRound: 730 };
    expect(avoid(lengths)).toEqual({ tooLargeFor: ["Kiel"], searches: 1 });
  });

  it("is named where it would save 5 %, which two searches tell when that is in doubt", () => {
    const lengths = { through: 900, round: 1_000, roughlyThrough: 950, roughlyRound: 1_000 };
    expect(avoid(lengths)).toEqual({ tooLargeFor: ["Kiel"], searches: 2 });
  });

  it("is not named where it turns out to save less", () => {
    const lengths = { through: 960, round: 1_000, roughlyThrough: 950, roughlyRound: 1_000 };
    expect(avoid(lengths)).toEqual({ tooLargeFor: [], searches: 2 });
  });

  it("is not looked for on a voyage so long that it never saves enough", () => {
    const lengths = { through: 9_000, round: 10_000, roughlyThrough: 9_000, roughlyRound: 10_000 };
    expect(avoid(lengths)).toEqual({ tooLargeFor: [], searches: 1 });
  });

  it("is not looked for where nothing promises that it saves so much", () => {
    const lengths = { through: 300, round: 727, roughlyThrough: 727, roughlyRound: 727 };
    expect(avoid(lengths)).toEqual({ tooLargeFor: [], searches: 1 });
  });
});
