import { COLUMNS, ROWS } from "../../shared-schema/src/geo/coast/coastPack.ts";
import { AROUND, framed, rasterOfTile, remembering, unframed } from "./frames.mjs";
import { isCornerLand, isIce, segmentsOf } from "./gshhg.mjs";
import { nearness } from "./nearness.mjs";
import { cornerOf, neighbour } from "./pack.mjs";
import { dropShort } from "./pieces.mjs";
import { rasterOfBin } from "./raster.mjs";

/** Shorter pieces are rocks; the larger ones of them that lie by themselves are islets (`islets.mjs`). */
const SHORTEST_NM = 0.3;
/** Land nearer than this to land that is known is the same coast, drawn from another survey. */
const APART_NM = 0.3;
/** Cells of a tile's side: 1/1024° is 108 m. */
export const SIDE = 1024;
const NM_PER_CELL = 60 / SIDE;
/** A first look tells the tiles that lack nothing, in cells of four by four. */
const ROUGH_SIDE = 256;
/** The overlap of added land with known land, in cells, so that no gap is left between. */
const OVERLAP = 2;
const JOINING_NM = APART_NM + OVERLAP * NM_PER_CELL;

const near = (mask, columns, nm, latitude) => nearness(mask, columns, nm, latitude, NM_PER_CELL);
const middleOf = (id) => cornerOf(id).latitude + 0.5;

/** Returns the margin around a tile that is examined with it: as far as land in its neighbours joins land in it. */
export function paddingAt(latitude) {
  const padY = Math.ceil((2 * JOINING_NM) / NM_PER_CELL) + OVERLAP;
  return { padX: Math.ceil(padY / Math.cos((latitude * Math.PI) / 180)), padY };
}

/** Of a frame, the pieces of land that lie 0.3 NM or more off all land that is known; null where there are none. */
export function lackingIn(theirs, ours, columns, latitude) {
  const isKnown = near(ours, columns, APART_NM, latitude);
  const lacking = theirs.map((land, cell) => Number(land && !ours[cell] && !isKnown(cell)));
  dropShort(lacking, columns, SHORTEST_NM, latitude, NM_PER_CELL);
  return lacking.includes(1) ? lacking : null;
}

/** Tells whether a cell is near enough to land that is lacking to join it to the land that is known. */
export function joinedTo(lacking, columns, latitude) {
  return near(lacking, columns, JOINING_NM, latitude);
}

/** Of a frame, the land that the known source lacks, with what joins the two; null where it lacks none. */
function joinedIn(theirs, ours, columns, latitude) {
  const lacking = lackingIn(theirs, ours, columns, latitude);
  if (!lacking) return null;
  const isBeside = joinedTo(lacking, columns, latitude);
  const joined = theirs.map((land, cell) => Number(land && !ours[cell] && isBeside(cell)));
  const isTouching = near(joined, columns, OVERLAP * NM_PER_CELL, latitude);
  return joined.map((land, cell) => Number(land || (ours[cell] && isTouching(cell))));
}

/**
 * Finds the land of GSHHG, lakes cut out, that lies 0.3 NM or more from the land of another source, and as much of its
 * surroundings as joins the two.
 * @param known the tiles of the other source; @param isLeftOut names segments of GSHHG that do not count
 * @returns a mask of `SIDE` × `SIDE` cells by tile, for tiles that lack any
 */
export function* missingLand(bins, known, isLeftOut) {
  const tileOf = (id) => known.tile(cornerOf(id).longitude, cornerOf(id).latitude);
  const theirRaster = remembering((id) => rasterOfBin(bins, id, SIDE, isLeftOut));
  const ourRaster = remembering((id) => rasterOfTile(tileOf(id), SIDE));

  /** Whether a first look finds land in a tile that may be missing. */
  const isSuspect = remembering((id) => {
    if (isIce(id) || tileOf(id) === "LAND") return false;
    if (!isCornerLand(bins, id) && segmentsOf(bins, id).next().done) return false;
    const [theirs, ours] = [rasterOfBin(bins, id, ROUGH_SIDE, isLeftOut), rasterOfTile(tileOf(id), ROUGH_SIDE)];
    const isNear = nearness(ours, ROUGH_SIDE, APART_NM / 2, middleOf(id), 60 / ROUGH_SIDE);
    return theirs.some((land, cell) => land && !ours[cell] && !isNear(cell));
  });

  function missingIn(id) {
    const latitude = middleOf(id);
    const padding = paddingAt(latitude);
    const [theirs, ours] = [theirRaster, ourRaster].map((rasterOf) => framed(id, rasterOf, SIDE, padding));
    const joined = joinedIn(theirs, ours, SIDE + 2 * padding.padX, latitude);
    const mask = joined && unframed(joined, SIDE, padding);
    return mask?.includes(1) ? mask : null;
  }

  for (let id = 0; id < COLUMNS * ROWS; id++) {
    if (isIce(id) || tileOf(id) === "LAND") continue;
    const isWorth = AROUND.some(([dx, dy]) => {
      const next = neighbour(id, dx, dy);
      return next !== null && isSuspect(next);
    });
    const mask = isWorth ? missingIn(id) : null;
    if (mask) yield { id, mask };
  }
}
