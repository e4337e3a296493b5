import { describe, expect, it } from "vitest";
import type { CoastTiles, Tile } from "../../coast/coastTiles.ts";
import { AT_SEA, THROUGH_NARROWS, THROUGH_UNKNOWN } from "../grid/bands.ts";
import { vertexOf } from "../grid/cells.ts";
import { createCharts } from "./chart.ts";

/** An open ocean, but for what a tile is at 5° E on the equator. */
function chartWith(tileAt5: () => Tile) {
  const tiles: CoastTiles = {
    tile: (longitude, latitude) => (longitude === 5 && latitude === 0 ? tileAt5() : "SEA"),
    isDisputed: () => false,
    disputedIn: () => [],
  };
  return createCharts(tiles).all;
}

const end = (x: number) => vertexOf({ x: x * 256 + 100, y: 100 });

describe("the ways from an end out to sea", () => {
  it("are found once for weights that differ by the shore alone, and kept for the next leg", () => {
    const chart = chartWith(() => "SEA");
    const first = chart.accessOf(end(3), AT_SEA, "near");
    expect(chart.accessOf(end(3), THROUGH_NARROWS, "near")).toBe(first);
    chart.renew();
    expect(chart.accessOf(end(3), AT_SEA, "near")).toBe(first);
  });

  it("are others through unknown coast, in a wider area, and out of pools", () => {
    const chart = chartWith(() => "SEA");
    const first = chart.accessOf(end(3), AT_SEA, "near");
    expect(chart.accessOf(end(3), THROUGH_UNKNOWN, "near")).not.toBe(first);
    const wide = chart.accessOf(end(3), AT_SEA, "wide");
    expect(wide).not.toBe(first);
    expect(chart.accessOf(end(3), THROUGH_NARROWS, "wide")).not.toBe(wide);
  });

  it("are looked for again where a coast was unknown, which may have come", () => {
    let tile: Tile = "UNKNOWN";
    const chart = chartWith(() => tile);
    const inland = chart.accessOf(end(5), AT_SEA, "near");
    expect(inland.exits).toEqual([]);
    chart.renew();
    tile = "SEA";
    expect(chart.accessOf(end(5), AT_SEA, "near").exits).not.toEqual([]);
  });

  it("are kept of the last ends alone, and only the near ones", () => {
    const chart = chartWith(() => "SEA");
    const [far, first] = [chart.accessOf(end(3), AT_SEA, "far"), chart.accessOf(end(3), AT_SEA, "near")];
    for (let x = 10; x < 25; x++) chart.accessOf(end(x), AT_SEA, "near");
    chart.renew();
    expect(chart.accessOf(end(3), AT_SEA, "near")).toBe(first);
    expect(chart.accessOf(end(3), AT_SEA, "far")).not.toBe(far);
    for (let x = 30; x < 46; x++) chart.accessOf(end(x), AT_SEA, "near");
    chart.renew();
    expect(chart.accessOf(end(3), AT_SEA, "near")).not.toBe(first);
  });
});
