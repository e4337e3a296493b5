import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Position } from "../../../base/basics.ts";
import { loadGeoDataForTests, loadPassagesForTests } from "../../loadForTests.test-support.ts";
import { rhumbLine } from "../../rhumb.ts";
import { CANALS, type Gate, gatesOf } from "../../waterways/canals.ts";
import { spotOf } from "../grid/cells.ts";
import { greatCircleNm } from "../grid/distances.ts";
import { createCoarseSea } from "./coarse.ts";

const sea = createCoarseSea(loadPassagesForTests());
const { harbours } = loadGeoDataForTests([]);
const at = (latitude: number, longitude: number): Position => ({ latitude, longitude });

function nmBetween(from: Position, to: Position, gates: readonly Gate[] = []): number {
  const [start, end] = [spotOf(from), spotOf(to)];
  return sea.distancesTo(end, start, gates)(start.x, start.y);
}

describe("coarse distances", () => {
  it.each([
    ["Jutland", at(55.2, 8.2), at(55.1, 9.9), 230, 420],
    ["Scotland", at(55.7, -5.0), at(56.1, -2.9), 420, 560],
    ["Calabria", at(38.8, 15.9), at(38.8, 17.0), 130, 200],
    ["Kra", at(10.0, 98.2), at(10.0, 99.6), 1_100, 1_500],
    ["Panama", at(9.6, -80.0), at(8.4, -79.5), 8_000, 12_000],
    ["Florida", at(27.3, -80.0), at(27.3, -82.8), 300, 420],
  ])("go round %s", (_name, from, to, atLeast, atMost) => {
    const nm = nmBetween(from, to);
    expect(nm).toBeGreaterThan(atLeast);
    expect(nm).toBeLessThan(atMost);
  });

  it("lead through the canals that may be taken", () => {
    const panama = gatesOf(CANALS.filter(({ name }) => name === "Panama"));
    expect(nmBetween(at(9.6, -80.0), at(8.4, -79.5), panama)).toBeLessThan(200);
  });

  it("are no shorter than the great circle, but for a cell, and the same in both directions", () => {
    fc.assert(
      fc.property(fc.constantFrom(...harbours), fc.constantFrom(...harbours), (a, b) => {
        const [from, to] = [at(a.lat, a.lon), at(b.lat, b.lon)];
        const [start, end] = [spotOf(from), spotOf(to)];
        const nm = nmBetween(from, to);
        expect(nm).toBeGreaterThan(0.98 * greatCircleNm(start.x, start.y, end.x, end.y) - 20);
        expect(Math.abs(nm - nmBetween(to, from))).toBeLessThan(15 + 0.02 * nm);
      }),
      { numRuns: 12 },
    );
  });

  it("give a lower bound where no short way leads", () => {
    const [calvi, antibes] = [spotOf(at(42.6, 8.8)), spotOf(at(43.5, 7.2))];
    const toCalvi = sea.distancesTo(calvi, antibes, []);
    for (const aside of [at(39.9, 25.3), at(36.2, -4.5), at(45.2, 13.0)]) {
      const { x, y } = spotOf(aside);
      const bound = toCalvi(x, y);
      expect(bound).toBeLessThanOrEqual(nmBetween(aside, at(42.6, 8.8)));
      expect(bound).toBeGreaterThan(-rhumbLine(aside, at(43.5, 7.2)).nm);
    }
  });
});
