import type { Coast } from "../coast.ts";
import { rhumbLength } from "../rhumb.ts";
import { NEAR, OFFING_NM, OPEN } from "./bands.ts";
import { positionOf } from "./cells.ts";
import { lineOf, type Piece } from "./draw.ts";
import { type Haven, type Survey, survey } from "./sight.ts";
import type { Route, RouteWarning } from "./types.ts";
import type { Walk } from "./walk.ts";

/** What lies this near the ends, or the mouth of a canal, is harbour: its offing is not counted. */
export const ENDS_NM = 1.5;
/** Land below this is the coarseness of the coast, NM. */
const GRAZE_NM = 0.05;

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
    for (const vertex of close) least = Math.min(least, coast.distanceToCoast(positionOf(vertex)) ?? least);
  }
  return Math.floor(least * 100) / 100;
}

/** What is true of a route that was drawn. */
export function report(pieces: readonly Piece[], walk: Walk, coast: Coast): Route {
  const bySea = pieces.filter(({ canal }) => canal === null);
  const canals = pieces.flatMap(({ canal }) => canal ?? []);
  const seen = surveys(bySea, endsOf(bySea), walk);
  const clearance = clearanceOf(seen, coast);
  const unknownTiles = new Set(seen.flatMap(({ unknown }) => [...unknown])).size;
  const landNm = bySea.reduce((nm, piece) => nm + coast.knownLandAlong(lineOf([piece])), 0);
  const warnings: RouteWarning[] = [];
  if (canals.length > 0) warnings.push("canal");
  if (unknownTiles > 0) warnings.push("unknown-coast");
  if (clearance < OFFING_NM[NEAR]) warnings.push("inshore");
  if (landNm > GRAZE_NM) warnings.push("touches-land");
  const points = lineOf(pieces);
  return {
    ok: true,
    points,
    nm: rhumbLength(points),
    clearance_nm: clearance,
    land_nm: landNm,
    canals,
    unknown_tiles: unknownTiles,
    warnings,
  };
}
