import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Position } from "../../base/basics.ts";
import { createGeo } from "../geo.ts";
import { loadGeoDataForTests } from "../loadForTests.test-support.ts";
import { rhumbLength, rhumbPoint } from "../rhumb.ts";
import type { ZoneStretch } from "../types.ts";

const geo = createGeo(loadGeoDataForTests());
const at = (latitude: number, longitude: number): Position => ({ latitude, longitude });
const countries = (stretches: readonly ZoneStretch[]) => stretches.map((stretch) => stretch.country);
const sum = (stretches: readonly ZoneStretch[]) => stretches.reduce((nm, stretch) => nm + stretch.nm, 0);

const antibes = at(43.586, 7.13);
const calvi = at(42.567, 8.757);
const bonifacio = at(41.388, 9.156);
const portoCervo = at(41.137, 9.537);

describe("zonesAlong", () => {
  it("finds where a leg leaves and enters territorial waters", () => {
    const { method, stretches } = geo.zonesAlong([antibes, calvi]);
    expect(method).toBe("CROSSING");
    expect(countries(stretches)).toEqual(["FR", null, "FR"]);
    for (const stretch of [stretches[0], stretches[2]]) {
      expect(stretch?.nm).toBeGreaterThan(11);
      expect(stretch?.nm).toBeLessThan(18);
    }
  });

  it("finds the border between two countries' waters", () => {
    expect(countries(geo.zonesAlong([bonifacio, portoCervo]).stretches)).toEqual(["FR", "IT"]);
  });

  it("is national all the way along one coast, over land and through a harbour", () => {
    expect(countries(geo.zonesAlong([at(43.548, 7.015), at(43.274, 6.638)]).stretches)).toEqual(["FR"]);
    expect(countries(geo.zonesAlong([at(40.8, 14.2), at(40.559, 14.243)]).stretches)).toEqual(["IT"]);
  });

  it("joins the stretches of one country across the points of a track", () => {
    const track = [antibes, at(43.55, 7.1), at(43.5, 7.0), at(43.45, 6.95)];
    expect(countries(geo.zonesAlong(track).stretches)).toEqual(["FR"]);
  });

  it("agrees at the limits with the country of the points on both sides", () => {
    const { stretches } = geo.zonesAlong([antibes, calvi]);
    const length = rhumbLength([antibes, calvi]);
    const inFrance = (stretches[0]?.nm ?? 0) / length;
    const before = at(
      antibes.latitude + (calvi.latitude - antibes.latitude) * (inFrance - 0.002),
      antibes.longitude + (calvi.longitude - antibes.longitude) * (inFrance - 0.002),
    );
    const after = at(
      antibes.latitude + (calvi.latitude - antibes.latitude) * (inFrance + 0.002),
      antibes.longitude + (calvi.longitude - antibes.longitude) * (inFrance + 0.002),
    );
    expect(geo.locate(before).country).toBe("FR");
    expect(geo.locate(after).country).toBeNull();
  });

  it("adds up to the length of the polyline, with no empty and no repeated stretch", () => {
    const point = fc.record({
      latitude: fc.double({ min: 36, max: 44, noNaN: true }),
      longitude: fc.double({ min: 0, max: 18, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(point, { minLength: 2, maxLength: 5 }), (points) => {
        const { stretches } = geo.zonesAlong(points);
        expect(sum(stretches)).toBeCloseTo(rhumbLength(points), 9);
        stretches.forEach((stretch, index) => {
          expect(stretch.nm).toBeGreaterThanOrEqual(0);
          expect(stretch.country !== stretches[index - 1]?.country || index === 0).toBe(true);
        });
      }),
      { numRuns: 60 },
    );
  });

  it("measures the same zones on the way back", () => {
    const there = geo.zonesAlong([antibes, portoCervo]).stretches;
    const back = geo.zonesAlong([portoCervo, antibes]).stretches.toReversed();
    expect(countries(back)).toEqual(countries(there));
    back.forEach((stretch, index) => {
      expect(stretch.nm).toBeCloseTo(there[index]?.nm ?? Number.NaN, 3);
    });
  });

  it("passes the antimeridian", () => {
    const { stretches } = geo.zonesAlong([at(-16.78, 179.33), at(-16.5, -179.5)]);
    expect(countries(stretches)).toEqual(["FJ"]);
  });

  it("tells the Canary Islands from the rest of Spain", () => {
    const { stretches } = geo.zonesAlong([at(28.13, -15.4), at(36.5, -6.5)]);
    expect(stretches.at(0)).toMatchObject({ country: "ES", outside_eu_vat: true });
    expect(stretches.at(-1)?.outside_eu_vat).toBeUndefined();
  });

  it("agrees with dense samples of locate, also between territories of one state", () => {
    const legs: [Position, Position][] = [
      [antibes, portoCervo],
      [at(43.73, 7.43), at(42.7, 9.45)],
      [at(18.48, -64.51), at(17.47, -66.0)],
      [at(17.9, -62.85), at(18.2, -63.3)],
    ];
    for (const [from, to] of legs) {
      const samples = 2_000;
      const share = rhumbLength([from, to]) / samples;
      const sampled = new Map<string | null, number>();
      for (let i = 0; i < samples; i++) {
        const { country } = geo.locate(rhumbPoint(from, to, (i + 0.5) / samples));
        sampled.set(country, (sampled.get(country) ?? 0) + share);
      }
      for (const { country, nm } of geo.zonesAlong([from, to]).stretches) {
        sampled.set(country, (sampled.get(country) ?? 0) - nm);
      }
      for (const difference of sampled.values()) expect(Math.abs(difference)).toBeLessThan(0.25);
    }
  });

  it("falls back on the belt rule beyond the data", () => {
    const { method, stretches } = geo.zonesAlong([at(84, 10), at(86, 10)]);
    expect(method).toBe("BELT");
    expect(countries(stretches)).toEqual([null]);
  });

  it("gives a leg without length to the waters of its point", () => {
    expect(geo.zonesAlong([antibes, antibes]).stretches).toEqual([{ country: "FR", nm: 0 }]);
    expect(geo.zonesAlong([]).stretches).toEqual([]);
  });
});
