import { describe, expect, it } from "vitest";
import { type Ring, UNITS_PER_DEGREE } from "../coast/coastTiles.ts";
import { rhumbPoint } from "../rhumb.ts";
import { CANALS } from "../waterways/canals.ts";
import { INSHORE, LAND, NEAR, OPEN, SHORE } from "./grid/bands.ts";
import { between, CELLS, positionOf, spotOf, TILE_CELLS, vertexOf } from "./grid/cells.ts";
import { bufferCoast } from "./grid/coastBuffer.ts";
import { isometric, latitudeOf } from "./grid/mercator.ts";
import { gatherLeaves, leafAt } from "./grid/quadtree.ts";
import { rasterise, traceSegment } from "./grid/raster.ts";

const FRAME = { columns: CELLS, rows: CELLS, unitsPerCell: UNITS_PER_DEGREE / CELLS };

/** A square island, its sides in cells. */
function island(west: number, south: number, east: number, north: number): Ring {
  const [minX, minY, maxX, maxY] = [west, south, east, north].map((cells) => cells * FRAME.unitsPerCell);
  if (minX === undefined || minY === undefined || maxX === undefined || maxY === undefined) throw new Error("no sides");
  return {
    source: 0,
    points: Int32Array.of(minX, minY, maxX, minY, maxX, maxY, minX, maxY, minX, minY),
    minX,
    minY,
    maxX,
    maxY,
  };
}

const coast = { rings: [island(100.25, 80.25, 110.75, 90.75)], west: 0, south: 0 };
const bandAt = (cells: Uint8Array, x: number, y: number) => cells[y * CELLS + x];

describe("the raster", () => {
  it("knows land, the shore round it, and the sea", () => {
    const cells = rasterise([coast], FRAME);
    expect([105, 100, 99].map((x) => bandAt(cells, x, 85))).toEqual([LAND, LAND, OPEN]);
    expect(cells.filter((band) => band !== OPEN)).toHaveLength(11 * 11);
    const grazed = rasterise([{ ...coast, rings: [island(99.75, 80, 110, 90)] }], FRAME);
    expect(bandAt(grazed, 99, 85)).toBe(SHORE);
  });

  it("knows what lies across the frame's west side, and leaves out what lies beyond it", () => {
    const across = rasterise([{ ...coast, west: -105 * FRAME.unitsPerCell }], FRAME);
    expect([0, 5, 6].map((x) => bandAt(across, x, 85))).toEqual([LAND, LAND, OPEN]);
    const beyond = rasterise([{ ...coast, west: -120 * FRAME.unitsPerCell }], FRAME);
    expect(beyond.every((band) => band === OPEN)).toBe(true);
  });

  it("draws what of a neighbour's coast reaches over the border", () => {
    const beyond = { rings: [island(0.5, 80, 10, 90)], west: UNITS_PER_DEGREE, south: 0 };
    const cells = rasterise([], FRAME);
    expect(bufferCoast(cells, FRAME, 0, [beyond])).toBe(true);
    expect([255, 254, 253, 252].map((x) => bandAt(cells, x, 85))).toEqual([INSHORE, NEAR, OPEN, OPEN]);
    expect(bufferCoast(rasterise([], FRAME), FRAME, 0, [{ ...beyond, west: UNITS_PER_DEGREE * 1.5 }])).toBe(false);
  });

  it("keeps the offing of each band on every side, wider in columns where these are narrow", () => {
    const bands = (latitude: number) => {
      const cells = rasterise([coast], FRAME);
      bufferCoast(cells, FRAME, latitude, [coast]);
      return Array.from({ length: 8 }, (_, away) => bandAt(cells, 99 - away, 85));
    };
    expect(bands(0)).toEqual([INSHORE, NEAR, OPEN, OPEN, OPEN, OPEN, OPEN, OPEN]);
    expect(bands(60)).toEqual([INSHORE, INSHORE, NEAR, NEAR, OPEN, OPEN, OPEN, OPEN]);
  });

  it("touches every cell of a segment, in steps of one", () => {
    const visited: [number, number][] = [];
    traceSegment(0.5, 0.5, 4.5, 2.25, (x, y) => visited.push([x, y]));
    expect(visited).toEqual([
      [0, 0],
      [1, 0],
      [1, 1],
      [2, 1],
      [3, 1],
      [3, 2],
      [4, 2],
    ]);
  });
});

describe("the quadtree", () => {
  it("holds every cell once, in a leaf of its band", () => {
    const cells = rasterise([coast], FRAME);
    bufferCoast(cells, FRAME, 43, [coast]);
    const leaves = gatherLeaves(cells);
    let area = 0;
    for (let leaf = 0; leaf < leaves.count; leaf++) area += (leaves.size[leaf] ?? 0) ** 2;
    expect(area).toBe(TILE_CELLS);
    expect(leaves.count).toBeLessThan(1_500);
    for (const [cell, band] of cells.entries()) {
      expect(leaves.band[leafAt(leaves, cell % CELLS, Math.floor(cell / CELLS))]).toBe(band);
    }
  });
});

describe("isometric latitudes", () => {
  it("lead back to the latitude", () => {
    for (const latitude of [-75, -20.5, 0, 43.2, 66.6]) {
      expect(latitudeOf(isometric(latitude))).toBeCloseTo(latitude, 5);
    }
  });

  it("make rhumb lines straight", () => {
    const [from, to] = [
      { latitude: 28, longitude: -15 },
      { latitude: 14, longitude: -61 },
    ];
    const middle = between(vertexOf(spotOf(from)), vertexOf(spotOf(to)), 0.5);
    const along = (from.latitude - middle.y / CELLS) / (from.latitude - to.latitude);
    const expected = rhumbPoint(from, to, along);
    expect(positionOf(middle).longitude).toBeCloseTo(expected.longitude, 1);
  });
});

describe("the canals", () => {
  it.each(CANALS.map((canal) => [canal.name, canal.line] as const))(
    "%s bends no more than it is long",
    (_name, line) => {
      expect(line.length).toBeGreaterThanOrEqual(4);
      expect(new Set(line.map(({ latitude, longitude }) => `${latitude},${longitude}`)).size).toBe(line.length);
    },
  );
});
