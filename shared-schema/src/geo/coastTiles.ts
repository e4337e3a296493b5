import { type Block, blockOf } from "./coastBlocks.ts";
import { readPack, tileId } from "./coastPack.ts";
import type { CoastSource } from "./data.ts";

/** Units of a ring's coordinates per degree: 1/16384° is about 7 m. */
export const UNITS_PER_DEGREE = 16_384;

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

/** Coast tiles to which packs are added while they are in use. */
export interface GrowingCoast extends CoastTiles {
  /** The blocks that were asked for and are not on this device, since this was last called. */
  takeMissing(): Block[];
  /** Adds a pack of one of the sources, named by its place in the list. */
  add(source: number, pack: Uint8Array): void;
}

/** What a source's flags say of a tile, beside 0, sea. */
const LAND = 1;
const COAST = 2;

function bytesIn(packs: readonly ReadonlyMap<number, Uint8Array>[], id: number): Uint8Array | undefined {
  return packs.find((pack) => pack.has(id))?.get(id);
}

/** Opens the coast as its sources have it, laid over each other; nothing is decoded until a tile is asked for. */
export function openCoastTiles(sources: readonly CoastSource[]): GrowingCoast {
  const layers = sources.map(({ flags, packs }) => ({ flags, encoded: packs.map(readPack) }));
  const decoded = new Map<number, Tile>();
  const missing = new Map<string, Block>();

  function read(id: number): Tile {
    if (layers.some(({ flags }) => flags[id] === LAND)) return "LAND";
    const coasts = layers.flatMap((layer, source) =>
      layer.flags[id] === COAST ? [{ source, bytes: bytesIn(layer.encoded, id) }] : [],
    );
    const rings: Ring[] = [];
    let isKnown = true;
    for (const { source, bytes } of coasts) {
      if (bytes) rings.push(...decode(bytes));
      else {
        const block = blockOf(source, id);
        missing.set(`${source}/${block.column}/${block.row}`, block);
        isKnown = false;
      }
    }
    if (!isKnown) return "UNKNOWN";
    return coasts.length === 0 ? "SEA" : rings;
  }

  return {
    tile(longitude, latitude) {
      const id = tileId(longitude, latitude);
      const known = decoded.get(id);
      if (known) return known;
      const tile = read(id);
      // What is unknown is missed anew each time, so that it is fetched as soon as it can be had.
      if (tile !== "UNKNOWN") decoded.set(id, tile);
      return tile;
    },
    takeMissing() {
      const blocks = [...missing.values()];
      missing.clear();
      return blocks;
    },
    add(source, pack) {
      layers[source]?.encoded.push(readPack(pack));
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
