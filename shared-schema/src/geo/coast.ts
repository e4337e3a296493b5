import type { Position } from "../basics.ts";
import { distanceToCoast } from "./coastDistance.ts";
import { type CoastTiles, type Ring, type Tile, UNITS_PER_DEGREE } from "./coastTiles.ts";
import { meeting, type Piece, piecesOf, pointOn, trimEnds } from "./path.ts";

/** What lies this near the ends of a leg is a quay or a bay of the coarse coast, not a crossing. */
const ENDS_NM = 1.5;

export interface Coast {
  /** Whether the point lies on land; null where the tile's pack is not on this device. */
  isLand(position: Position): boolean | null;
  /** NM of the polyline on land, without its first and last 1.5 NM; null where it passes an unknown tile. */
  landAlong(points: readonly Position[]): number | null;
  /** As `landAlong`, of the tiles that are on this device: what is unknown counts as sea. */
  knownLandAlong(points: readonly Position[]): number;
  /** NM to the nearest coastline; null where an unknown tile could hold a nearer one. */
  distanceToCoast(position: Position): number | null;
}

/** Even-odd rule over the rings of a tile; x and y in its units. */
function inside(rings: readonly Ring[], x: number, y: number): boolean {
  let odd = false;
  for (const ring of rings) {
    if (x > ring.maxX || y < ring.minY || y > ring.maxY) continue;
    const { points } = ring;
    for (let i = 0; i + 3 < points.length; i += 2) {
      const y1 = points[i + 1] ?? 0;
      const y2 = points[i + 3] ?? 0;
      if (y1 > y === y2 > y) continue;
      const x1 = points[i] ?? 0;
      const x2 = points[i + 2] ?? 0;
      if (x < x1 + ((y - y1) * (x2 - x1)) / (y2 - y1)) odd = !odd;
    }
  }
  return odd;
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
      if (landAt(tiles, pointOn(piece, (last + cut) / 2))) share += cut - last;
      last = cut;
    }
  }
  return { share, isKnown };
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
    distanceToCoast: (position) => distanceToCoast(tiles, position),
  };
}
