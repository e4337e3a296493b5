import fc from "fast-check";
import { expect, it } from "vitest";
import { MOST_POINTS } from "./limits.ts";
import { writeVectorTile } from "./vectorTile.test-support.ts";
import { readVectorTile } from "./vectorTile.ts";

/** A buoy at the middle, a line to the right and back down, and a square with a hole in its middle. */
const TILE = writeVectorTile([
  { type: 1, geometry: [9, 4096, 4096], properties: { name: "Lanterne", "name:fr": "La Lanterne" } },
  { type: 2, geometry: [9, 0, 0, 18, 2048, 0, 0, 2048], properties: { OBJNAM: "Chenal" } },
  { type: 3, geometry: [9, 0, 0, 26, 8192, 0, 0, 8192, 8191, 0, 15, 9, 4096, 4095, 18, 2, 0, 0, 2, 15] },
]);

it("gives points, lines and areas in shares of the tile, with the name in the language", () => {
  const [buoy, channel, square] = readVectorTile(TILE, "fr");
  expect(buoy).toEqual({ kind: "point", layer: 0, lines: [[0.5, 0.5]], name: "La Lanterne" });
  expect(channel).toEqual({ kind: "line", layer: 0, lines: [[0, 0, 0.25, 0, 0.25, 0.25]], name: "Chenal" });
  expect(square?.kind).toBe("area");
  expect(square?.lines.map((ring) => ring.length)).toEqual([8, 6]);
  expect(readVectorTile(TILE, "en")[0]?.name).toBe("Lanterne");
});

it("refuses a command that asks for corners that are not there, or for more than are drawn", () => {
  const corners = (count: number) => Array.from({ length: 2 * count }, () => 2);
  const line = (count: number, given: number) => [9, 0, 0, count * 8 + 2, ...corners(given)];
  expect(() => readVectorTile(writeVectorTile([{ type: 2, geometry: line(500_000_000, 1) }]), "en")).toThrow("corners");
  const most = { type: 2, geometry: line(MOST_POINTS - 2, MOST_POINTS - 2) };
  expect(readVectorTile(writeVectorTile([most]), "en")).toHaveLength(1);
  expect(() => readVectorTile(writeVectorTile([most, most]), "en")).toThrow("corners");
});

it("closes a path once, however often a tile asks for it", () => {
  const geometry = [9, 0, 0, 10, 2, 2, 0xff_ff_ff_ff, 0xff_ff_ff_ff];
  const [area] = readVectorTile(writeVectorTile([{ type: 3, geometry }]), "en");
  expect(area?.lines).toEqual([[0, 0, 1 / 4096, 1 / 4096]]);
});

it("reads or refuses any bytes, and never gives more corners than are drawn", () => {
  const damaged = fc
    .array(fc.record({ at: fc.nat(TILE.length - 1), byte: fc.nat(255) }), { maxLength: 6 })
    .map((places) => {
      const bytes = Uint8Array.from(TILE);
      for (const { at, byte } of places) bytes[at] = byte;
      return bytes;
    });
  fc.assert(
    fc.property(fc.oneof(fc.uint8Array({ maxLength: 200 }), damaged), (bytes) => {
      let corners = 0;
      try {
        for (const { lines } of readVectorTile(bytes, "en")) corners += lines.flat().length / 2;
      } catch (error) {
        expect(error).toBeInstanceOf(Error);
      }
      expect(corners).toBeLessThanOrEqual(bytes.length);
    }),
    { numRuns: 2_000 },
  );
});
