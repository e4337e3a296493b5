import { gzipSync } from "node:zlib";

/** The codes for the kind of tiles in a PMTiles file. */
export const PMTILES_KIND = { unknown: 0, vectors: 1, png: 2 } as const;

interface Entry {
  /** The tile's number along the curve that the format orders tiles by. */
  id: number;
  /** The number of equal tiles in a row; 0 where the entry leads to another directory. */
  run: number;
  offset: number;
  length: number;
}

interface SmallArchive {
  kind: number;
  metadata: object;
  /** Tiles by their number, in order; `run` of them are the same. */
  tiles: readonly { id: number; run: number; bytes: Buffer }[];
  maxZoom: number;
  /** The tiles are packed, as vector tiles are. */
  isPacked?: boolean;
}

const HEADER_BYTES = 127;
const GZIP = 2;
const UNCOMPRESSED = 1;

function varint(value: number): number[] {
  return value < 128 ? [value] : [(value & 127) | 128, ...varint(value >>> 7)];
}

/** A directory: how many entries, then their numbers as differences, runs, lengths and offsets, column by column. */
function directory(entries: readonly Entry[]): Buffer {
  const columns = [
    [entries.length],
    entries.map(({ id }, i) => id - (entries[i - 1]?.id ?? 0)),
    entries.map(({ run }) => run),
    entries.map(({ length }) => length),
    entries.map(({ offset }) => offset + 1),
  ];
  return gzipSync(Buffer.from(columns.flat().flatMap(varint)));
}

/** Writes a PMTiles file (version 3) whose root holds its first tile, and one leaf the others. */
export function writePmtiles({ kind, metadata, tiles: plain, maxZoom, isPacked = false }: SmallArchive): Buffer {
  const tiles = plain.map((tile) => ({ ...tile, bytes: isPacked ? gzipSync(tile.bytes) : tile.bytes }));
  let end = 0;
  const entries = tiles.map(({ id, run, bytes }) => {
    end += bytes.length;
    return { id, run, offset: end - bytes.length, length: bytes.length };
  });
  const leaf = directory(entries.slice(1));
  const onward = entries.slice(1, 2).map(({ id }) => ({ id, run: 0, offset: 0, length: leaf.length }));
  const root = directory([...entries.slice(0, 1), ...onward]);
  const packed = gzipSync(JSON.stringify(metadata));
  const data = Buffer.concat(tiles.map(({ bytes }) => bytes));

  const header = Buffer.alloc(HEADER_BYTES);
  header.write("PMTiles");
  header.writeUInt8(3, 7);
  let offset = HEADER_BYTES;
  for (const [i, { length }] of [root, packed, leaf, data].entries()) {
    header.writeBigUInt64LE(BigInt(offset), 8 + i * 16);
    header.writeBigUInt64LE(BigInt(length), 16 + i * 16);
    offset += length;
  }
  const addressed = tiles.reduce((sum, { run }) => sum + run, 0);
  for (const [i, count] of [addressed, tiles.length, tiles.length].entries()) {
    header.writeBigUInt64LE(BigInt(count), 72 + i * 8);
  }
  // Tiles lie in order, and the directories are packed.
  header.set([1, GZIP, isPacked ? GZIP : UNCOMPRESSED, kind, 0, maxZoom], 96);
  return Buffer.concat([header, root, packed, leaf, data]);
}
