import { describe, expect, it } from "vitest";
import { createCoast } from "../coast/coast.ts";
import { openCoastTiles } from "../coast/coastTiles.ts";
import { createGeo } from "../geo.ts";
import { loadGeoDataForTests, WORLD } from "../loadForTests.test-support.ts";
import { BRIDGES, bridgesOver } from "./bridges.ts";
import { fits, footOn, waysFrom } from "./waterway.ts";
import { WATERWAYS, waterwaysAt } from "./waterways.ts";

const data = loadGeoDataForTests(WORLD);
const coast = createCoast(openCoastTiles(data.coast));
const geo = createGeo(data);
const at = (latitude: number, longitude: number) => ({ latitude, longitude });

describe("waterways", () => {
  it.each(WATERWAYS.map((waterway) => [waterway.name, waterway] as const))(
    "%s begins in deep water, and ends in it where it joins two seas",
    (_name, { line, joinsTwoSeas }) => {
      const mouths = joinsTwoSeas ? [line[0], line.at(-1)] : [line[0]];
      for (const mouth of mouths) expect(mouth && coast.isLand(mouth)).toBe(false);
      expect(new Set(line.map(({ latitude, longitude }) => `${latitude},${longitude}`)).size).toBe(line.length);
    },
  );

  it.each([
    ["London", at(51.5, -0.05)],
    ["Hamburg", at(53.54, 9.98)],
    ["Gatún", at(9.15, -79.83)],
    ["Skradin", at(43.8167, 15.9217)],
    ["Amsterdam", at(52.38, 4.9)],
  ])("make %s a place on the water", (_name, position) => {
    const { inland_nm, is_national_water } = geo.locate(position);
    expect({ inland_nm, is_national_water }).toEqual({ inland_nm: 0, is_national_water: true });
  });

  it("are no land to a leg along them, and leave the land beside them as it is", () => {
    const upTheElbe = [at(53.785, 9.385), at(53.715, 9.475), at(53.645, 9.515), at(53.6, 9.575), at(53.57, 9.65)];
    expect(geo.landAlong(upTheElbe)).toBe(0);
    expect(geo.landAlong(upTheElbe.map((point) => at(point.latitude, point.longitude + 0.2)))).toBeGreaterThan(3);
  });

  it("are left and followed in both directions from a place beside them", () => {
    const [thames] = waterwaysAt(at(51.5, -0.05));
    expect(thames?.name).toBe("Thames");
    const line = [at(0, 0), at(0, 1), at(0, 2)];
    const foot = footOn(line, at(0.01, 1.4));
    expect(foot.at.longitude).toBeCloseTo(1.4, 9);
    expect(foot.nm).toBeCloseTo(0.6, 6);
    const { back, on } = waysFrom(line, foot);
    expect(back.map(({ longitude }) => longitude.toFixed(1))).toEqual(["1.4", "1.0", "0.0"]);
    expect(on.map(({ longitude }) => longitude.toFixed(1))).toEqual(["1.4", "2.0"]);
  });
});

describe("a yacht's measures", () => {
  it("are held against a canal's limits where they are known", () => {
    const limits = { beam: 17.6, draft: 7 };
    expect(fits(limits, { beam: 17.6, draft: 7, air_draft: 99 })).toBe(true);
    expect(fits(limits, { beam: 17.7, draft: 3, air_draft: null })).toBe(false);
    expect(fits(limits, { beam: null, draft: 7.1, air_draft: null })).toBe(false);
    expect(fits(limits, { beam: null, draft: null, air_draft: null })).toBe(true);
    expect(fits(limits, null)).toBe(true);
  });
});

describe("bridges", () => {
  it("have a clearance where a source gives one, and none without", () => {
    for (const { clearance, source } of BRIDGES) expect(clearance === null).toBe(source === null);
  });

  it("are passed by a line through their span, and by no line beside it", () => {
    for (const { name, ends } of BRIDGES) {
      const [a, b] = ends;
      if (!a || !b) throw new Error(name);
      const middle = at((a.latitude + b.latitude) / 2, (a.longitude + b.longitude) / 2);
      const [dy, dx] = [b.latitude - a.latitude, b.longitude - a.longitude];
      const across = [at(middle.latitude - dx, middle.longitude + dy), at(middle.latitude + dx, middle.longitude - dy)];
      expect(bridgesOver(across).map((bridge) => bridge.name)).toContain(name);
      const beside = across.map((point) => at(point.latitude + 1, point.longitude + 1));
      expect(bridgesOver(beside).map((bridge) => bridge.name)).not.toContain(name);
    }
  });
});
