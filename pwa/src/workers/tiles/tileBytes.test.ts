import { gzipSync } from "node:zlib";
import { PMTILES_KIND, writePmtiles } from "shared-schema/geo/chart/pmtiles.test-support";
import { afterEach, expect, it, vi } from "vitest";
import { Unreachable } from "./failure.ts";
import { MOST_BYTES, MOST_UNPACKED_BYTES } from "./limits.ts";
import { readTile } from "./tileBytes.ts";
import { writeVectorTile } from "./vectorTile.test-support.ts";

const TILE = Buffer.from(writeVectorTile([{ type: 1, geometry: [9, 4096, 4096] }]));
const tiles = [
  { id: 0, run: 1, bytes: TILE },
  { id: 1, run: 1, bytes: Buffer.from([0x1a, 0]) },
];
const ARCHIVE = writePmtiles({ kind: PMTILES_KIND.vectors, metadata: {}, tiles, maxZoom: 1, isPacked: true });

let counted = 0;
/** An archive's address that no other test has asked for. */
const fresh = () => `https://host.test/${counted++}.pmtiles`;

/** A host that has one file, and answers with a range of it or with the whole. */
function serve(file: Buffer, { sendsRanges = true, more = 0 } = {}) {
  vi.stubGlobal("fetch", async (_: string, { headers }: { headers: Record<string, string> }) => {
    const [, first, last] = /bytes=(\d+)-(\d+)/.exec(headers["range"] ?? "") ?? [];
    if (first === undefined || !sendsRanges) return new Response(new Uint8Array(file));
    return new Response(new Uint8Array(file.subarray(Number(first), Number(last) + 1 + more)), { status: 206 });
  });
}
afterEach(() => vi.unstubAllGlobals());

it("reads a tile out of an archive on a host, and nothing where the archive has none", async () => {
  serve(ARCHIVE);
  const address = fresh();
  expect(Buffer.from(await readTile(`${address}#0/0/0`))).toEqual(TILE);
  expect((await readTile(`${address}#1/1/1`)).byteLength).toBe(0);
});

it("reads a tile by its own address; a host that has none says 404", async () => {
  serve(TILE);
  expect(Buffer.from(await readTile("https://host.test/0/0/0.mvt"))).toEqual(TILE);
  vi.stubGlobal("fetch", async () => new Response("", { status: 404 }));
  expect((await readTile("https://host.test/0/0/0.mvt")).byteLength).toBe(0);
});

it("tells a host that cannot be reached or refuses from an archive that cannot be read", async () => {
  vi.stubGlobal("fetch", async () => {
    throw new TypeError("no connection");
  });
  const address = fresh();
  await expect(readTile(`${address}#0/0/0`)).rejects.toThrow(Unreachable);
  vi.stubGlobal("fetch", async () => new Response("", { status: 403 }));
  await expect(readTile(`${address}#0/0/0`)).rejects.toThrow(Unreachable);
  serve(Buffer.from("<html>not an archive</html>".repeat(20)));
  await expect(readTile(`${address}#0/0/0`)).rejects.not.toThrow(Unreachable);
  // A failure is not remembered.
  serve(ARCHIVE);
  expect(Buffer.from(await readTile(`${address}#0/0/0`))).toEqual(TILE);
});

it("stops at the bytes it has asked for, at a tile that is too large, and at one that unpacks without end", async () => {
  serve(ARCHIVE, { more: 50_000 });
  await expect(readTile(`${fresh()}#0/0/0`)).rejects.toThrow("more than");
  serve(Buffer.concat([ARCHIVE, Buffer.alloc(50_000)]), { sendsRanges: false });
  await expect(readTile(`${fresh()}#0/0/0`)).rejects.toThrow("more than");
  serve(Buffer.alloc(MOST_BYTES + 1));
  await expect(readTile("https://host.test/0/0/0.mvt")).rejects.toThrow("more than");
  const bomb = [{ id: 0, run: 1, bytes: Buffer.alloc(MOST_UNPACKED_BYTES + 1) }];
  expect(gzipSync(bomb[0]?.bytes ?? "").length).toBeLessThan(10_000);
  serve(writePmtiles({ kind: PMTILES_KIND.vectors, metadata: {}, tiles: bomb, maxZoom: 0, isPacked: true }));
  await expect(readTile(`${fresh()}#0/0/0`)).rejects.toThrow("more than");
});
