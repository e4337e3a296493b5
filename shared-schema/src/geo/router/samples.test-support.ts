import type { Position } from "../../base/basics.ts";
import type { Coast } from "../coast/coast.ts";
import type { Harbour } from "../data.ts";
import { piecesOf, pointOn, trimEnds } from "../path.ts";
import { rhumbLine } from "../rhumb.ts";

/** Two ends of a route to try. */
export interface Pair {
  name: string;
  from: Position;
  to: Position;
}

interface Region {
  name: string;
  west: number;
  south: number;
  east: number;
  north: number;
}

const REGIONS: readonly Region[] = [
  { name: "Mediterranean", west: -5.5, south: 31, east: 36, north: 45.8 },
  { name: "Caribbean", west: -66, south: 11.5, east: -59.5, north: 19 },
  { name: "Northern Europe", west: -10, south: 49, east: 12, north: 60 },
];
/** Boxes within the regions that hold places of other seas: Biscay, the Black Sea, the Red Sea. */
const ELSEWHERE: readonly Region[] = [
  { name: "Biscay", west: -5.5, south: 42, east: -1, north: 45.8 },
  { name: "Black Sea", west: 26.5, south: 40.2, east: 36, north: 45.8 },
  { name: "Red Sea", west: 33, south: 31, east: 36, north: 31.5 },
];
const MIN_NM = 20;
const MAX_NM = 600;

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function isIn({ west, south, east, north }: Region, { longitude, latitude }: Position): boolean {
  return longitude > west && longitude < east && latitude > south && latitude < north;
}

/** Pairs of coastal places 20 to 600 NM apart, `each` from the Mediterranean, the Caribbean and Northern Europe. */
export function coastalPairs(places: string, each: number, seed: number): Pair[] {
  const random = seeded(seed);
  const all = places.split("\n").flatMap((line) => {
    const [name, country, longitude, latitude] = line.split("\t");
    const at = { latitude: Number(latitude) / 1000, longitude: Number(longitude) / 1000 };
    return name && latitude ? [{ name: `${name} (${country})`, at }] : [];
  });
  return REGIONS.flatMap((region) => {
    const pool = all.filter(({ at }) => isIn(region, at) && !ELSEWHERE.some((other) => isIn(other, at)));
    const pairs: Pair[] = [];
    while (pairs.length < each) {
      const [a, b] = [pool[Math.floor(random() * pool.length)], pool[Math.floor(random() * pool.length)]];
      if (!a || !b) break;
      const { nm } = rhumbLine(a.at, b.at);
      if (nm >= MIN_NM && nm <= MAX_NM) pairs.push({ name: `${a.name} – ${b.name}`, from: a.at, to: b.at });
    }
    return pairs;
  });
}

/** Pairs of yacht harbours anywhere. */
export function harbourPairs(harbours: readonly Harbour[], count: number, seed: number): Pair[] {
  const random = seeded(seed);
  const pick = () => harbours[Math.floor(random() * harbours.length)];
  const at = ({ lat, lon }: Harbour): Position => ({ latitude: lat, longitude: lon });
  const pairs: Pair[] = [];
  while (pairs.length < count) {
    const [a, b] = [pick(), pick()];
    if (!a || !b) break;
    if (a !== b) pairs.push({ name: `${a.name} – ${b.name}`, from: at(a), to: at(b) });
  }
  return pairs;
}

/** The length that `landAlong` leaves out at each end by itself, NM. */
const LEFT_OUT_NM = 1.5;
/** Harbour, in the coarseness of the coast, NM. */
const HARBOUR_NM = 2.5;

/** The step at which the land that an end lies on is followed, NM. */
const STEP_NM = 0.05;

/**
 * NM of a route on land beyond 2.5 NM from its ends, or beyond the first water and half a mile more where an end lies further
 * inland than that; null where it passes an unknown tile.
 */
export function landBeyondHarbours(coast: Coast, points: readonly Position[]): number | null {
  const inland = [points, points.toReversed()].map((way) => nmToWater(coast, way));
  return coast.landAlong(trimEnds(points, Math.max(HARBOUR_NM, ...inland.map((nm) => nm + 0.5)) - LEFT_OUT_NM));
}

/** NM along a way from its first point, which may lie inland, to the first water. The nearest coast may be that of a ditch. */
function nmToWater(coast: Coast, way: readonly Position[]): number {
  let nm = 0;
  for (const piece of piecesOf(way)) {
    for (let along = 0; along < piece.nm; along += STEP_NM) {
      if (coast.isLand(pointOn(piece, along / piece.nm)) !== true) return nm + along;
    }
    nm += piece.nm;
  }
  return nm;
}
