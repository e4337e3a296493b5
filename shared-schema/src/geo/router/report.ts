import type { Position } from "../../base/basics.ts";
import type { Coast } from "../coast/coast.ts";
import { piecesOf, pointOn, trimEnds } from "../path.ts";
import { rhumbLength } from "../rhumb.ts";
import { crosses } from "../waterways/crossing.ts";
import type { WaterwayName } from "../waterways/waterway.ts";
import { hasWaterways, WATERWAYS, waterwaysAt } from "../waterways/waterways.ts";
import { chainOf, type Piece } from "./draw/draw.ts";
import { NEAR, OFFING_NM, OPEN } from "./grid/bands.ts";
import { positionOf } from "./grid/cells.ts";
import { type Haven, type Survey, survey } from "./grid/lineOfSight.ts";
import type { Walk } from "./grid/walk.ts";
import type { Route, RouteWarning } from "./types.ts";

/** Coast this near the ends, or the mouth of a canal, is harbour: its offing is not counted. */
export const ENDS_NM = 1.5;
/** Along a canal or river for less than this is across it, NM. */
const LEAST_ALONG_NM = 0.3;
const STEP_NM = 0.05;
/** Land below this is the coarseness of the coast, NM. */
const GRAZE_NM = 0.05;
/** The nearest coast is looked for a little beyond the least found, so that rounding loses none, NM. */
const ROUNDING_NM = 0.001;

function endsOf(pieces: readonly Piece[]): Haven[] {
  return pieces.flatMap(({ vertices }) => {
    const [first, last] = [vertices[0], vertices.at(-1)];
    return first && last ? [first, last].map((at) => ({ at, nm: ENDS_NM })) : [];
  });
}

function surveys(pieces: readonly Piece[], havens: readonly Haven[], walk: Walk): Survey[] {
  return pieces.flatMap(({ vertices }) =>
    vertices.flatMap((b, i) => {
      const a = vertices[i - 1];
      return a ? survey(walk, a, b, havens) : [];
    }),
  );
}

/** NM to the nearest coast from the places surveyed, in hundredths; at most the offing of the open sea. */
function clearanceOf(seen: readonly Survey[], coast: Coast): number {
  let least: number = OFFING_NM[OPEN];
  for (const { close } of seen) {
    for (const vertex of close) {
      least = Math.min(least, coast.distanceToCoast(positionOf(vertex), least + ROUNDING_NM) ?? least);
    }
  }
  return Math.floor(least * 100) / 100;
}

/** NM over land by sea, of the land that the way is looked for round. */
export function landOf(pieces: readonly Piece[], coast: Coast): number {
  const bySea = pieces.filter(({ canal }) => canal === null);
  return bySea.reduce((nm, piece) => nm + coast.knownLandAlong(chainOf([piece])), 0);
}

/** The canals and rivers that a way by sea leads along, where the coast has their water as land, or through whose lock. */
function waterwaysAlong(points: readonly Position[], coast: Coast): WaterwayName[] {
  const nmOf = new Map<WaterwayName, number>();
  for (const piece of piecesOf(trimEnds(points, ENDS_NM))) {
    if (!hasWaterways(pointOn(piece, 0.5))) continue;
    const steps = Math.max(1, Math.ceil(piece.nm / STEP_NM));
    for (let i = 0; i < steps; i++) {
      const at = pointOn(piece, (i + 0.5) / steps);
      const [waterway] = waterwaysAt(at);
      if (!waterway || coast.isLand(at) !== true) continue;
      nmOf.set(waterway.name, (nmOf.get(waterway.name) ?? 0) + piece.nm / steps);
    }
  }
  const along = [...nmOf].filter(([, nm]) => nm > LEAST_ALONG_NM).map(([name]) => name);
  const locked = WATERWAYS.filter(({ lock }) => lock && crosses(points, lock)).map(({ name }) => name);
  return [...along, ...locked];
}

/** The length of a route, NM, and the canals and rivers that it takes, in order. */
export type Measure = Pick<Route, "nm" | "canals">;

/** The length and the canals of a route that was drawn. */
export function measure(pieces: readonly Piece[], coast: Coast): Measure {
  const taken = pieces.flatMap(({ canal, vertices }) => canal ?? waterwaysAlong(chainOf([{ canal, vertices }]), coast));
  return { nm: rhumbLength(chainOf(pieces)), canals: [...new Set(taken)] };
}

/** Reports on a route that was drawn: its length, clearance, canals, bridges and warnings. */
export function report(pieces: readonly Piece[], walk: Walk, coast: Coast): Route {
  const bySea = pieces.filter(({ canal }) => canal === null);
  const { nm, canals } = measure(pieces, coast);
  const seen = surveys(bySea, endsOf(bySea), walk);
  const clearance = clearanceOf(seen, coast);
  const unknownTiles = new Set(seen.flatMap(({ unknown }) => [...unknown])).size;
  const disputedNm = bySea.reduce((nm, piece) => nm + coast.disputedAlong(chainOf([piece])), 0);
  const landNm = landOf(pieces, coast) + disputedNm;
  const warnings: RouteWarning[] = [];
  if (canals.length > 0) warnings.push("canal");
  if (unknownTiles > 0) warnings.push("unknown-coast");
  if (clearance < OFFING_NM[NEAR]) warnings.push("inshore");
  if (landNm > GRAZE_NM) warnings.push("touches-land");
  return {
    ok: true,
    points: chainOf(pieces),
    nm,
    clearance_nm: clearance,
    land_nm: landNm,
    canals,
    bridges: [],
    too_large_for: [],
    unknown_tiles: unknownTiles,
    warnings,
  };
}
