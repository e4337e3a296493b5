import { COAST_SOURCES, type CoastSource } from "../data.ts";
import { type Block, blockOf } from "./coastBlocks.ts";
import { readPack, tileId } from "./coastPack.ts";
import { type Disputed, isDisputedAt, readDisputed } from "./disputed.ts";

/** Units of a ring's coordinates per degree: 1/16384° is about 7 m. */
export const UNITS_PER_DEGREE = 16_384;

/** A closed outline: x, y pairs in units from the tile's south-west corner, the first point repeated at the end. */
export interface Ring {
  /** The source's place in the list: the outlines of one source cut holes into each other, those of two never do. */
  source: number;
  points: Int32Array;
  minX: number;
  minY: number;
  maxX: number;
  maxY: number;
}

/** The content of a 1° tile. `UNKNOWN` is a coast whose pack is not on this device, and never counts as sea. */
export type Tile = "SEA" | "LAND" | "UNKNOWN" | readonly Ring[];

export interface CoastTiles {
  /** The tile whose south-west corner is at whole degrees (longitude taken round the globe), decoded when first asked for. */
  tile(longitude: number, latitude: number): Tile;
  /** Whether the water there is land to another survey; not where the tile's pack is not on this device. */
  isDisputed(longitude: number, latitude: number): boolean;
  /** The runs of cells of such water in the tile whose south-west corner is at whole degrees, from each source that marks any. */
  disputedIn(longitude: number, latitude: number): readonly Disputed[];
}

/** The source of land that another one lacks; the others have parts of the world each to themselves. */
export const ADDED_SOURCE = COAST_SOURCES.indexOf("gshhg");

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

function readRing(next: () => number, source: number): Ring {
  const count = next();
  const points = new Int32Array((count + 1) * 2);
  const ring: Ring = { source, points, minX: Infinity, minY: Infinity, maxX: -Infinity, maxY: -Infinity };
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

interface Decoded {
  tile: Tile;
  disputed: readonly Disputed[];
}

/** The outlines of a tile as a pack holds them, and its water that another survey counts as land. */
export function decodeTile(bytes: Uint8Array, source: number): { rings: Ring[]; disputed: Disputed } {
  const next = readVarints(bytes);
  const rings = Array.from({ length: next() }, () => readRing(next, source));
  return { rings, disputed: readDisputed(next) };
}

/** Coast tiles to which packs are added while they are in use. */
export interface GrowingCoast extends CoastTiles {
  /** The blocks that were asked for and are not on this device, since this was last called. */
  takeMissing(): Block[];
  /** Adds a pack of one of the sources, named by its place in the list. */
  add(source: number, pack: Uint8Array): void;
}

/** The flags of a source for a tile, besides 0, sea. */
const LAND = 1;
const COAST = 2;

function bytesIn(packs: readonly ReadonlyMap<number, Uint8Array>[], id: number): Uint8Array | undefined {
  return packs.find((pack) => pack.has(id))?.get(id);
}

/** Opens the coast as its sources have it, laid over each other; nothing is decoded until a tile is asked for. */
export function openCoastTiles(sources: readonly CoastSource[]): GrowingCoast {
  const layers = sources.map(({ flags, packs }) => ({ flags, encoded: packs.map(readPack) }));
  const decoded = new Map<number, Decoded>();
  const missing = new Map<string, Block>();

  function read(id: number): Decoded {
    if (layers.some(({ flags }) => flags[id] === LAND)) return { tile: "LAND", disputed: [] };
    const coasts = layers.flatMap((layer, source) =>
      layer.flags[id] === COAST ? [{ source, bytes: bytesIn(layer.encoded, id) }] : [],
    );
    const rings: Ring[] = [];
    const disputed: Disputed[] = [];
    let isKnown = true;
    for (const { source, bytes } of coasts) {
      if (bytes) {
        const layer = decodeTile(bytes, source);
        rings.push(...layer.rings);
        if (layer.disputed.length > 0) disputed.push(layer.disputed);
      } else {
        const block = blockOf(source, id);
        missing.set(`${source}/${block.column}/${block.row}`, block);
        isKnown = false;
      }
    }
    if (!isKnown) return { tile: "UNKNOWN", disputed: [] };
    return { tile: rings.length === 0 ? "SEA" : rings, disputed };
  }

  function decodedAt(longitude: number, latitude: number): Decoded {
    const id = tileId(longitude, latitude);
    const known = decoded.get(id);
    if (known) return known;
    const found = read(id);
    // An unknown tile is not cached, so that it is fetched as soon as it is available.
    if (found.tile !== "UNKNOWN") decoded.set(id, found);
    return found;
  }

  return {
    tile: (longitude, latitude) => decodedAt(longitude, latitude).tile,
    isDisputed(longitude, latitude) {
      const [column, row] = [Math.floor(longitude), Math.floor(latitude)];
      const { disputed } = decodedAt(column, row);
      return disputed.some((borders) => isDisputedAt(borders, longitude - column, latitude - row));
    },
    disputedIn: (longitude, latitude) => decodedAt(longitude, latitude).disputed,
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

/** The coast without the source that only adds to another one: OpenStreetMap, with the fine coast near harbours. */
export function firstSurveyOf(tiles: CoastTiles): CoastTiles {
  return {
    tile(longitude, latitude) {
      const tile = tiles.tile(longitude, latitude);
      if (typeof tile === "string") return tile;
      const rings = tile.filter(({ source }) => source !== ADDED_SOURCE);
      return rings.length === 0 ? "SEA" : rings;
    },
    isDisputed: () => false,
    disputedIn: () => [],
  };
}

/** Side of the cells in which the fine coast near harbours takes the place of the other sources, in units: 1/16°. */
export const CELL_UNITS = UNITS_PER_DEGREE / 16;

/** Whether the edge from point `i` to the next runs along the side of a tile or of a cell in it, where rings are cut: no coast. */
export function isCutEdge(points: Int32Array, i: number): boolean {
  const x1 = points[i] ?? 0;
  const y1 = points[i + 1] ?? 0;
  const x2 = points[i + 2] ?? 0;
  const y2 = points[i + 3] ?? 0;
  return (x1 === x2 && x1 % CELL_UNITS === 0) || (y1 === y2 && y1 % CELL_UNITS === 0);
}
