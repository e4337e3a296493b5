import type { GeoData } from "./data.ts";

/** Units of a ring's coordinates per degree: 1/16384° is about 7 m. */
export const UNITS_PER_DEGREE = 16_384;
const COLUMNS = 360;
const ROWS = 180;

/** A closed outline: x, y pairs in units from the tile's south-west corner, the first point repeated at the end. */
export interface Ring {
  points: Int32Array;
  minX: number;
  minY: number;
  maxX: number;
  maxY: number;
}

/** What a 1° tile holds; `UNKNOWN` is a coast whose pack is not on this device and never counts as sea. */
export type Tile = "SEA" | "LAND" | "UNKNOWN" | readonly Ring[];

export interface CoastTiles {
  /** The tile whose south-west corner is at whole degrees (longitude taken round the globe), decoded when first asked for. */
  tile(longitude: number, latitude: number): Tile;
}

function readVarints(bytes: Uint8Array): () => number {
  let offset = 0;
  return () => {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[offset++] ?? 0;
      value |= (byte & 127) << shift;
      if (byte < 128) return value >>> 0;
    }
  };
}

function unZigzag(value: number): number {
  return (value >>> 1) ^ -(value & 1);
}

function readRing(next: () => number): Ring {
  const count = next();
  const points = new Int32Array((count + 1) * 2);
  const ring: Ring = { points, minX: Infinity, minY: Infinity, maxX: -Infinity, maxY: -Infinity };
  let x = 0;
  let y = 0;
  for (let i = 0; i < count; i++) {
    x += unZigzag(next());
    y += unZigzag(next());
    points[i * 2] = x;
    points[i * 2 + 1] = y;
    ring.minX = Math.min(ring.minX, x);
    ring.minY = Math.min(ring.minY, y);
    ring.maxX = Math.max(ring.maxX, x);
    ring.maxY = Math.max(ring.maxY, y);
  }
  points.copyWithin(count * 2, 0, 2);
  return ring;
}

function decode(bytes: Uint8Array): readonly Ring[] {
  const next = readVarints(bytes);
  return Array.from({ length: next() }, () => readRing(next));
}

/** A pack is a count, the tiles' ids (16 bit), their lengths (32 bit), then their bytes, all little-endian. */
function readDirectory(pack: Uint8Array, into: Map<number, Uint8Array>): void {
  const view = new DataView(pack.buffer, pack.byteOffset, pack.byteLength);
  const count = view.getUint32(0, true);
  let offset = 4 + count * 6;
  for (let i = 0; i < count; i++) {
    const length = view.getUint32(4 + count * 2 + i * 4, true);
    into.set(view.getUint16(4 + i * 2, true), pack.subarray(offset, offset + length));
    offset += length;
  }
}

/** Opens the coast packs; nothing is decoded until a tile is asked for. */
export function openCoastTiles(coast: GeoData["coast"]): CoastTiles {
  const encoded = new Map<number, Uint8Array>();
  for (const pack of coast.packs) readDirectory(pack, encoded);
  const decoded = new Map<number, Tile>();

  function read(id: number): Tile {
    const flag = coast.flags[id];
    if (flag === 0) return "SEA";
    if (flag === 1) return "LAND";
    const bytes = encoded.get(id);
    return bytes ? decode(bytes) : "UNKNOWN";
  }

  return {
    tile(longitude, latitude) {
      const row = Math.min(ROWS - 1, Math.max(0, ROWS / 2 - 1 - latitude));
      const id = row * COLUMNS + (((longitude % COLUMNS) + COLUMNS) % COLUMNS);
      const known = decoded.get(id);
      if (known) return known;
      const tile = read(id);
      decoded.set(id, tile);
      return tile;
    },
  };
}

/** Whether the edge from point `i` to the next runs along the tile's border, where a ring was cut: no coast. */
export function isTileBorder(points: Int32Array, i: number): boolean {
  const x1 = points[i] ?? 0;
  const y1 = points[i + 1] ?? 0;
  const x2 = points[i + 2] ?? 0;
  const y2 = points[i + 3] ?? 0;
  return (x1 === x2 && (x1 <= 0 || x1 >= UNITS_PER_DEGREE)) || (y1 === y2 && (y1 <= 0 || y1 >= UNITS_PER_DEGREE));
}
