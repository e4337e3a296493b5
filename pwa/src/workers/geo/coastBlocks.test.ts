import { tileId, writePack } from "shared-schema/geo/coast/coastPack";
import { openCoastTiles } from "shared-schema/geo/coast/coastTiles";
import { afterEach, expect, it, vi } from "vitest";
import { holdTiles } from "./coastBlocks.ts";

const COAST = 2;
const NO_RINGS = new Uint8Array([0]);

afterEach(() => vi.unstubAllGlobals());

it("names the blocks of a route again once they are in memory, without fetching them again", async () => {
  const [own, there, gone] = [tileId(7, 43), tileId(-2, 50), tileId(100, 10)];
  const flags = new Uint8Array(360 * 180);
  for (const id of [own, there, gone]) flags[id] = COAST;
  const coast = openCoastTiles([{ flags, packs: [writePack(new Map([[own, NO_RINGS]]))] }]);
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(address);
    return address.endsWith("/35-3.bin")
      ? new Response(new Blob([new Uint8Array(writePack(new Map([[there, NO_RINGS]])))]))
      : Response.error();
  });
  const solent = { addresses: [expect.stringMatching(/\/35-3\.bin$/)], missing: 0 };
  expect(await holdTiles(coast, [[-2, 50]])).toEqual(solent);
  expect(await holdTiles(coast, [[-2, 50]])).toEqual(solent);
  expect(asked).toHaveLength(1);
  expect(await holdTiles(coast, [[7, 43]])).toEqual({ addresses: [], missing: 0 });
  expect(await holdTiles(coast, [[100, 10]])).toEqual({ addresses: [], missing: 1 });
});
