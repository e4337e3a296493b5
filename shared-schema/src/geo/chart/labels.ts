import type { Harbour } from "../data.ts";
import type { CoastalPlace } from "../places.ts";
import type { Box } from "./outline.ts";
import { TILE_UNITS, type TileAddress, UNITS_PER_PIXEL, unitsX, unitsY } from "./projection.ts";

const FIRST_ZOOM_WITH_HARBOURS = 10;
/** 10 × log10 of the inhabitants that a place needs to be named, by zoom; every place beyond the list. */
const LEAST_RANK = [99, 99, 72, 69, 66, 60, 57, 50, 46, 40, 33];
/** Places above 100,000 inhabitants come before harbours, and are set larger. */
const CITY_RANK = 50;
/** Width of a letter as a share of the font's size: on the generous side, since the reader's font is not known. */
const LETTER_WIDTH = 0.6;
const CELL_UNITS = 128 * UNITS_PER_PIXEL;

/** A name with its mark, in units of the whole world at one zoom. */
export interface Label {
  kind: "CITY" | "PLACE" | "HARBOUR";
  /** Null where another label has taken the room: then only the mark is drawn. */
  name: string | null;
  x: number;
  y: number;
}

export interface Labels {
  /** What shows in a tile, the most important first. */
  inTile(tile: TileAddress): readonly Label[];
}

/** Font sizes in units. */
export const FONT_UNITS: Readonly<Record<Label["kind"], number>> = {
  CITY: 13 * UNITS_PER_PIXEL,
  PLACE: 11 * UNITS_PER_PIXEL,
  HARBOUR: 11 * UNITS_PER_PIXEL,
};
/** From the mark to the first letter. */
export const TEXT_OFFSET_UNITS = 5 * UNITS_PER_PIXEL;
const MARK_UNITS = 4 * UNITS_PER_PIXEL;

interface Candidate {
  kind: Label["kind"];
  name: string;
  latitude: number;
  longitude: number;
}

/** Buckets of boxes, to find the ones that touch a box without looking at all. */
class Buckets<T extends { box: Box }> {
  private readonly cells = new Map<string, T[]>();

  constructor(private readonly size: number) {}

  private *keys({ minX, minY, maxX, maxY }: Box): Generator<string> {
    for (let x = Math.floor(minX / this.size); x <= Math.floor(maxX / this.size); x++) {
      for (let y = Math.floor(minY / this.size); y <= Math.floor(maxY / this.size); y++) yield `${x}/${y}`;
    }
  }

  add(item: T): void {
    for (const key of this.keys(item.box)) {
      const cell = this.cells.get(key);
      if (cell) cell.push(item);
      else this.cells.set(key, [item]);
    }
  }

  at(x: number, y: number): readonly T[] {
    return this.cells.get(`${x}/${y}`) ?? [];
  }

  touches({ box }: T): boolean {
    for (const key of this.keys(box)) {
      if (this.cells.get(key)?.some((other) => overlap(box, other.box))) return true;
    }
    return false;
  }
}

function overlap(a: Box, b: Box): boolean {
  return a.minX < b.maxX && b.minX < a.maxX && a.minY < b.maxY && b.minY < a.maxY;
}

function boxOf(x: number, y: number, kind: Label["kind"], name: string | null): Box {
  const font = FONT_UNITS[kind];
  const right = name === null ? MARK_UNITS : TEXT_OFFSET_UNITS + name.length * font * LETTER_WIDTH + MARK_UNITS;
  return { minX: x - MARK_UNITS, minY: y - font * 0.8, maxX: x + right, maxY: y + font * 0.6 };
}

/** The same order everywhere, whatever tile is drawn first: neighbouring tiles must agree. */
function candidatesAt(zoom: number, places: readonly CoastalPlace[], harbours: readonly Harbour[]): Candidate[] {
  const leastRank = LEAST_RANK[zoom] ?? 0;
  const named = places
    .filter((place) => place.rank >= leastRank)
    .map((place, order) => ({ place, order }))
    .sort((a, b) => b.place.rank - a.place.rank || a.order - b.order)
    .map(({ place: { name, latitude, longitude, rank } }): Candidate => {
      return { kind: rank >= CITY_RANK ? "CITY" : "PLACE", name, latitude, longitude };
    });
  if (zoom < FIRST_ZOOM_WITH_HARBOURS) return named;
  const cities = named.filter((candidate) => candidate.kind === "CITY");
  const others = named.filter((candidate) => candidate.kind !== "CITY");
  const ports = harbours.map(({ name, lat, lon }): Candidate => {
    return { kind: "HARBOUR", name, latitude: lat, longitude: lon };
  });
  return [...cities, ...ports, ...others];
}

function place(zoom: number, candidates: readonly Candidate[]): Buckets<Label & { box: Box }> {
  const taken = new Buckets<Label & { box: Box }>(CELL_UNITS);
  const byTile = new Buckets<Label & { box: Box }>(TILE_UNITS);
  for (const { kind, name, latitude, longitude } of candidates) {
    const x = unitsX(longitude, zoom);
    const y = unitsY(latitude, zoom);
    const label = { kind, name, x, y, box: boxOf(x, y, kind, name) };
    if (!taken.touches(label)) {
      taken.add(label);
      byTile.add(label);
    } else if (kind === "HARBOUR") {
      byTile.add({ ...label, name: null, box: boxOf(x, y, kind, null) });
    }
  }
  return byTile;
}

/** Places the names of each zoom once for the whole world, when its first tile is drawn. */
export function createLabels(places: readonly CoastalPlace[], harbours: readonly Harbour[]): Labels {
  const placed = new Map<number, Buckets<Label & { box: Box }>>();
  return {
    inTile({ z, x, y }) {
      const known = placed.get(z) ?? place(z, candidatesAt(z, places, harbours));
      placed.set(z, known);
      return known.at(x, y);
    },
  };
}
