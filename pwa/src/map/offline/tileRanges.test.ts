import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { tileRanges } from "./tileRanges.ts";

const eighths = (from: number, to: number) => fc.integer({ min: from * 8, max: to * 8 }).map((value) => value / 8);
/** Sixteenths off the eighths: up to zoom 6 no side of a tile lies there, so that rounding decides nothing. */
const frame = fc
  .record({ south: eighths(-90, 90), west: eighths(-500, 500), height: eighths(0, 90), width: eighths(0, 400) })
  .map(({ south, west, height, width }) => ({
    south,
    west: west + 1 / 16,
    north: Math.min(90, south + height),
    east: west + width + 1 / 16,
  }));
const zoom = fc.integer({ min: 0, max: 6 });

const keysOf = (...asked: Parameters<typeof tileRanges>): string[] =>
  tileRanges(...asked).flatMap(({ columns, rows }) => {
    const keys: string[] = [];
    for (let x = columns[0]; x <= columns[1]; x++) for (let y = rows[0]; y <= rows[1]; y++) keys.push(`${x}/${y}`);
    return keys;
  });

describe("tileRanges", () => {
  it("names tiles that exist, each once, and the same ones a turn further", () => {
    fc.assert(
      fc.property(frame, zoom, (area, z) => {
        const keys = keysOf(area, z);
        expect(keys.length).toBeGreaterThan(0);
        expect(new Set(keys).size).toBe(keys.length);
        for (const part of keys.flatMap((key) => key.split("/").map(Number))) {
          expect(part).toBeGreaterThanOrEqual(0);
          expect(part).toBeLessThan(2 ** z);
        }
        expect(keysOf({ ...area, west: area.west + 360, east: area.east + 360 }, z).sort()).toEqual(keys.sort());
      }),
    );
  });

  it("takes both sides of the date line", () => {
    expect(tileRanges({ south: -20, west: 170, north: -10, east: 190 }, 4)).toEqual([
      { columns: [15, 15], rows: [8, 8] },
      { columns: [0, 0], rows: [8, 8] },
    ]);
    expect(tileRanges({ south: -90, west: -400, north: 90, east: 400 }, 2)).toEqual([
      { columns: [0, 3], rows: [0, 3] },
    ]);
  });
});
