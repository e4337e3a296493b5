import { describe, expect, it } from "vitest";
import type { CoastTiles } from "../coast/coastTiles.ts";
import { DISPUTED_SIDE, isDisputedAt } from "../coast/disputed.ts";
import { loadPassagesForTests } from "../loadForTests.test-support.ts";
import { createRouter } from "./router.ts";

const passages = loadPassagesForTests();
const FROM = { latitude: 0.5, longitude: -30.2 };
const TO = { latitude: 0.5, longitude: -28.8 };

/** An open ocean with disputed water between 30° and 29° W: columns and rows of its cells; in every tile, or at the equator alone. */
function ocean(columns: readonly [number, number], rows: readonly [number, number], isEverywhere: boolean): CoastTiles {
  const borders = Array.from({ length: rows[1] - rows[0] }, (_, i) =>
    columns.map((column) => (rows[0] + i) * DISPUTED_SIDE + column),
  ).flat();
  const runs = Uint32Array.from(borders);
  const disputedIn = (longitude: number, latitude: number) =>
    (longitude === -30 || longitude === 330) && (isEverywhere || latitude === 0) ? [runs] : [];
  return {
    tile: () => "SEA",
    disputedIn,
    isDisputed(longitude, latitude) {
      const [west, south] = [Math.floor(longitude), Math.floor(latitude)];
      return disputedIn(west, south).some((some) => isDisputedAt(some, longitude - west, latitude - south));
    },
  };
}

describe("water that one survey counts as land", () => {
  it("is gone round where there is other water", () => {
    const route = createRouter({ tiles: ocean([200, 300], [100, 400], false), passages }).route(FROM, TO);
    expect(route).toMatchObject({ ok: true, land_nm: 0, warnings: [] });
  });

  it("is crossed where there is none, and the route says so", () => {
    const route = createRouter({ tiles: ocean([200, 204], [0, DISPUTED_SIDE], true), passages }).route(FROM, TO);
    expect(route).toMatchObject({ ok: true, warnings: ["touches-land"] });
    expect(route.ok && route.land_nm).toBeCloseTo((4 / DISPUTED_SIDE) * 60, 1);
  });
});
