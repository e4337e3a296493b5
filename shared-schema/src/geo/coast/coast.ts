import type { Position } from "../../base/basics.ts";
import { meeting, type Piece, piecesOf, pointOn, trimEnds } from "../path.ts";
import { hasWaterways, waterwaysAt } from "../waterways/waterways.ts";
import { distanceToCoast } from "./coastDistance.ts";
import { type CoastTiles, type Ring, type Tile, UNITS_PER_DEGREE } from "./coastTiles.ts";

/** Land this near the ends of a leg is a quay or a bay of the coarse coast, not a crossing. */
const ENDS_NM = 1.5;
/** The step at which a line is sampled by canals and rivers, and over disputed water. */
const STEP_NM = 0.05;
/** A shorter stretch over disputed water is the grain of the two surveys, NM. */
const LEAST_DISPUTED_NM = 0.25;
/** The same of a stretch that begins or ends at a harbour, where part of it is left out. */
const LEAST_CUT_NM = 0.15;
/** Water narrower than the cells that mark it breaks a stretch into pieces with such gaps between them, NM. */
const LARGEST_GAP_NM = 0.15;

export interface Coast {
  /** Whether the point lies on land; null where the tile's pack is not on this device. */
  isLand(position: Position): boolean | null;
  /** NM of the polyline on land, canals and rivers left out, without its first and last 1.5 NM; null where it passes an unknown tile. */
  landAlong(points: readonly Position[]): number | null;
  /** As `landAlong`, of the tiles that are on this device: what is unknown counts as sea. */
  knownLandAlong(points: readonly Position[]): number;
  /**
   * NM of the polyline, without its first and last 1.5 NM, over water that another survey counts as land, in stretches of
   * more than 0.25 NM.
   */
  disputedAlong(points: readonly Position[]): number;
  /** NM to the nearest coastline, looked for as far as `withinNm`; null where an unknown tile could hold a nearer one. */
  distanceToCoast(position: Position, withinNm?: number): number | null;
}

/** Whether a source has land there: even-odd rule over its rings in a tile; x and y in the tile's units. */
function inside(rings: readonly Ring[], x: number, y: number): boolean {
  // A bit for each source.
  let odd = 0;
  for (const ring of rings) {
    if (x > ring.maxX || y < ring.minY || y > ring.maxY) continue;
    const { points } = ring;
    for (let i = 0; i + 3 < points.length; i += 2) {
      const y1 = points[i + 1] ?? 0;
      const y2 = points[i + 3] ?? 0;
      if (y1 > y === y2 > y) continue;
      const x1 = points[i] ?? 0;
      const x2 = points[i + 2] ?? 0;
      if (x < x1 + ((y - y1) * (x2 - x1)) / (y2 - y1)) odd ^= 1 << ring.source;
    }
  }
  return odd !== 0;
}

function tileAt(tiles: CoastTiles, position: Position): { tile: Tile; x: number; y: number } {
  const column = Math.floor(position.longitude);
  const row = Math.min(89, Math.floor(position.latitude));
  return {
    tile: tiles.tile(column, row),
    x: (position.longitude - column) * UNITS_PER_DEGREE,
    y: (position.latitude - row) * UNITS_PER_DEGREE,
  };
}

function landAt(tiles: CoastTiles, position: Position): boolean | null {
  const { tile, x, y } = tileAt(tiles, position);
  if (tile === "UNKNOWN") return null;
  if (typeof tile === "string") return tile === "LAND";
  return inside(tile, x, y);
}

/** Fractions of the piece where it passes from one tile into the next. */
function tileCrossings({ from, to }: Piece): number[] {
  const fractions: number[] = [];
  for (const [a, b] of [
    [from.longitude, to.longitude],
    [from.latitude, to.latitude],
  ] as const) {
    const first = Math.floor(Math.min(a, b)) + 1;
    for (let border = first; border < Math.max(a, b); border++) fractions.push((border - a) / (b - a));
  }
  return fractions;
}

interface Segment {
  ax: number;
  ay: number;
  bx: number;
  by: number;
}

/** Fractions of the segment where it crosses the ring, both in the tile's units. */
function ringCrossings(ring: Ring, { ax, ay, bx, by }: Segment): number[] {
  const [minX, maxX, minY, maxY] = [Math.min(ax, bx), Math.max(ax, bx), Math.min(ay, by), Math.max(ay, by)];
  if (ring.minX > maxX || ring.maxX < minX || ring.minY > maxY || ring.maxY < minY) return [];
  const fractions: number[] = [];
  const { points } = ring;
  for (let i = 0; i + 3 < points.length; i += 2) {
    const x1 = points[i] ?? 0;
    const y1 = points[i + 1] ?? 0;
    const x2 = points[i + 2] ?? 0;
    const y2 = points[i + 3] ?? 0;
    if (Math.max(x1, x2) < minX || Math.min(x1, x2) > maxX) continue;
    if (Math.max(y1, y2) < minY || Math.min(y1, y2) > maxY) continue;
    const fraction = meeting(ax, ay, bx, by, x1, y1, x2, y2);
    if (fraction !== null) fractions.push(fraction);
  }
  return fractions;
}

/** Fractions of the piece between `start` and `end` where it crosses an outline of the tile under their middle. */
function coastCrossings(rings: readonly Ring[], piece: Piece, start: number, end: number): number[] {
  const middle = pointOn(piece, (start + end) / 2);
  const x = (longitude: number) => (longitude - Math.floor(middle.longitude)) * UNITS_PER_DEGREE;
  const y = (latitude: number) => (latitude - Math.floor(middle.latitude)) * UNITS_PER_DEGREE;
  const segment = {
    ax: x(piece.from.longitude),
    ay: y(piece.from.latitude),
    bx: x(piece.to.longitude),
    by: y(piece.to.latitude),
  };
  const fractions = rings.flatMap((ring) => ringCrossings(ring, segment));
  return fractions.filter((fraction) => fraction > start && fraction < end).sort((a, b) => a - b);
}

/** The share of a stretch on land through which no canal or river runs. */
function shareWithoutWaterway(piece: Piece, start: number, end: number): number {
  const share = end - start;
  if (!hasWaterways(pointOn(piece, (start + end) / 2))) return share;
  const steps = Math.max(1, Math.ceil((share * piece.nm) / STEP_NM));
  let dry = 0;
  for (let i = 0; i < steps; i++) {
    if (waterwaysAt(pointOn(piece, start + ((i + 0.5) / steps) * share)).length === 0) dry++;
  }
  return (share * dry) / steps;
}

/** Share of the piece that lies on land, 0 to 1, and whether all of its tiles are known. */
function landShare(tiles: CoastTiles, piece: Piece): { share: number; isKnown: boolean } {
  const borders = [0, ...tileCrossings(piece).sort((a, b) => a - b), 1];
  let share = 0;
  let isKnown = true;
  for (const [index, end] of borders.entries()) {
    const start = borders[index - 1];
    if (start === undefined || start === end) continue;
    const { tile } = tileAt(tiles, pointOn(piece, (start + end) / 2));
    if (tile === "UNKNOWN") isKnown = false;
    if (tile === "UNKNOWN" || tile === "SEA") continue;
    const cuts = tile === "LAND" ? [end] : [...coastCrossings(tile, piece, start, end), end];
    let last = start;
    for (const cut of cuts) {
      if (landAt(tiles, pointOn(piece, (last + cut) / 2))) share += shareWithoutWaterway(piece, last, cut);
      last = cut;
    }
  }
  return { share, isKnown };
}

/** Adds up stretches of a line, step by step; a short gap does not end one, and a short stretch does not count. */
function stretchCounter() {
  let [total, stretch, gap] = [0, 0, 0];
  let isFirst = true;
  const counted = (least: number) => (stretch > least ? total + stretch : total);
  return {
    step(nm: number, isDisputed: boolean): void {
      gap = isDisputed ? 0 : gap + nm;
      if (isDisputed) stretch += nm;
      if (gap <= LARGEST_GAP_NM) return;
      total = counted(isFirst ? LEAST_CUT_NM : LEAST_DISPUTED_NM);
      stretch = 0;
      isFirst = false;
    },
    end: () => counted(gap > 0 ? LEAST_DISPUTED_NM : LEAST_CUT_NM),
  };
}

/** NM of the pieces over disputed water. */
function disputedNm(tiles: CoastTiles, pieces: readonly Piece[]): number {
  const stretches = stretchCounter();
  for (const piece of pieces) {
    const steps = Math.max(1, Math.ceil(piece.nm / STEP_NM));
    for (let i = 0; i < steps; i++) {
      const at = pointOn(piece, (i + 0.5) / steps);
      const isDisputed = tiles.isDisputed(at.longitude, at.latitude) && landAt(tiles, at) === false;
      stretches.step(piece.nm / steps, isDisputed);
    }
  }
  return stretches.end();
}

/** Answers about land from the coast tiles. */
export function createCoast(tiles: CoastTiles): Coast {
  function landOf(points: readonly Position[]): { nm: number; isKnown: boolean } {
    const shares = piecesOf(trimEnds(points, ENDS_NM)).map((piece) => ({ piece, ...landShare(tiles, piece) }));
    return {
      nm: shares.reduce((nm, { piece, share }) => nm + share * piece.nm, 0),
      isKnown: shares.every(({ isKnown }) => isKnown),
    };
  }

  return {
    isLand: (position) => landAt(tiles, position),
    landAlong(points) {
      const { nm, isKnown } = landOf(points);
      return isKnown ? nm : null;
    },
    knownLandAlong: (points) => landOf(points).nm,
    disputedAlong: (points) => disputedNm(tiles, piecesOf(trimEnds(points, ENDS_NM))),
    distanceToCoast: (position, withinNm) => distanceToCoast(tiles, position, withinNm),
  };
}
