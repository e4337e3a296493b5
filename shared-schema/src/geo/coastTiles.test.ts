import { describe, expect, it } from "vitest";
import { isTileBorder, openCoastTiles } from "./coastTiles.ts";

/** The tile 43° N 7° E: row 46 from the north pole, column 7. */
const ID = 46 * 360 + 7;

function packOf(id: number, body: readonly number[]): Uint8Array {
  const pack = new Uint8Array(10 + body.length);
  const view = new DataView(pack.buffer);
  view.setUint32(0, 1, true);
  view.setUint16(4, id, true);
  view.setUint32(6, body.length, true);
  pack.set(body, 10);
  return pack;
}

function flagsWith(id: number, flag: number): Uint8Array {
  const flags = new Uint8Array(64_800);
  flags[id] = flag;
  return flags;
}

describe("openCoastTiles", () => {
  it("decodes a ring: zigzag differences, seven bits a byte", () => {
    // One ring of three points, as steps (0, 0), (+100, 0), (0, +100).
    const body = [1, 3, 0, 0, 200, 1, 0, 0, 200, 1];
    const tiles = openCoastTiles({ flags: flagsWith(ID, 2), packs: [packOf(ID, body)] });
    const tile = tiles.tile(7, 43);
    expect(tile).toEqual([
      { points: Int32Array.from([0, 0, 100, 0, 100, 100, 0, 0]), minX: 0, minY: 0, maxX: 100, maxY: 100 },
    ]);
    expect(tiles.tile(7 + 360, 43)).toBe(tile);
    expect(tiles.tile(7 - 360, 43)).toBe(tile);
  });

  it("tells sea, land and unknown coast apart", () => {
    expect(openCoastTiles({ flags: flagsWith(ID, 0), packs: [] }).tile(7, 43)).toBe("SEA");
    expect(openCoastTiles({ flags: flagsWith(ID, 1), packs: [] }).tile(7, 43)).toBe("LAND");
    expect(openCoastTiles({ flags: flagsWith(ID, 2), packs: [] }).tile(7, 43)).toBe("UNKNOWN");
  });
});

describe("isTileBorder", () => {
  it("knows the edges along which a ring was cut", () => {
    const points = Int32Array.from([0, 5, 0, 50, 40, 50, 40, 16_384, 90, 16_384]);
    expect([0, 2, 4, 6].map((i) => isTileBorder(points, i))).toEqual([true, false, false, true]);
  });
});
