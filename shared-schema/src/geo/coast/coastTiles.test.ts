import { describe, expect, it } from "vitest";
import { cutIntoBlocks } from "./coastBlocks.ts";
import { readPack, tileId, writePack } from "./coastPack.ts";
import { isCutEdge, openCoastTiles } from "./coastTiles.ts";

/** The tile 43° N 7° E: row 46 from the north pole, column 7. */
const ID = 46 * 360 + 7;

function packOf(id: number, body: readonly number[]): Uint8Array {
  return writePack(new Map([[id, Uint8Array.from(body)]]));
}

function flagsWith(id: number, flag: number): Uint8Array {
  const flags = new Uint8Array(64_800);
  flags[id] = flag;
  return flags;
}

/** One ring of three points, as steps (0, 0), (+100, 0), (0, +100). */
const body = [1, 3, 0, 0, 200, 1, 0, 0, 200, 1];

describe("openCoastTiles", () => {
  it("decodes a ring: zigzag differences, seven bits a byte", () => {
    const tiles = openCoastTiles([{ flags: flagsWith(ID, 2), packs: [packOf(ID, body)] }]);
    const tile = tiles.tile(7, 43);
    expect(tile).toEqual([
      { source: 0, points: Int32Array.from([0, 0, 100, 0, 100, 100, 0, 0]), minX: 0, minY: 0, maxX: 100, maxY: 100 },
    ]);
    expect(tiles.tile(7 + 360, 43)).toBe(tile);
    expect(tiles.tile(7 - 360, 43)).toBe(tile);
  });

  it("tells sea, land and unknown coast apart", () => {
    expect(openCoastTiles([{ flags: flagsWith(ID, 0), packs: [] }]).tile(7, 43)).toBe("SEA");
    expect(openCoastTiles([{ flags: flagsWith(ID, 1), packs: [] }]).tile(7, 43)).toBe("LAND");
    expect(openCoastTiles([{ flags: flagsWith(ID, 2), packs: [] }]).tile(7, 43)).toBe("UNKNOWN");
  });
});

describe("sources of a coast", () => {
  const coast = flagsWith(ID, 2);
  const sea = flagsWith(ID, 0);
  const pack = packOf(ID, body);

  it("are laid over each other", () => {
    const both = openCoastTiles([
      { flags: coast, packs: [pack] },
      { flags: coast, packs: [pack] },
    ]);
    expect(both.tile(7, 43)).toHaveLength(2);
    const one = openCoastTiles([
      { flags: sea, packs: [] },
      { flags: coast, packs: [pack] },
    ]);
    expect(one.tile(7, 43)).toHaveLength(1);
  });

  it("leave a tile unknown while one of them is missing, and say which block it lies in", () => {
    const tiles = openCoastTiles([
      { flags: coast, packs: [pack] },
      { flags: coast, packs: [] },
    ]);
    expect(tiles.tile(7, 43)).toBe("UNKNOWN");
    expect(tiles.takeMissing()).toEqual([{ source: 1, column: 0, row: 4 }]);
    expect(tiles.takeMissing()).toEqual([]);
    expect(tiles.tile(7, 43)).toBe("UNKNOWN");
    tiles.add(1, pack);
    tiles.takeMissing();
    expect(tiles.tile(7, 43)).toHaveLength(2);
    expect(tiles.takeMissing()).toEqual([]);
  });
});

describe("cutIntoBlocks", () => {
  it("puts every tile of a pack into its block, as it is", () => {
    const far = tileId(-62, 17);
    const cut = cutIntoBlocks(writePack(new Map([ID, far].map((id) => [id, Uint8Array.from(body)]))));
    expect([...cut.keys()].toSorted()).toEqual(["0-4", "29-7"]);
    expect(readPack(cut.get("29-7") ?? new Uint8Array())).toEqual(new Map([[far, Uint8Array.from(body)]]));
  });
});

describe("isCutEdge", () => {
  it("knows the edges along which a ring was cut", () => {
    const points = Int32Array.from([0, 5, 0, 50, 40, 50, 40, 16_384, 90, 16_384]);
    expect([0, 2, 4, 6].map((i) => isCutEdge(points, i))).toEqual([true, false, false, true]);
  });
});
