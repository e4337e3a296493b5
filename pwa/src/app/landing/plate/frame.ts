import type { Position } from "shared-schema/base/basics";
import { type Frame, mercatorX, mercatorY, TILE_PIXELS, worldPixels } from "shared-schema/geo/chart/projection";

/** The hero's chart: the Ligurian Sea, with land enough to its north-west for the text. */
const WEST = 4.53;
const EAST = 10.93;
const NORTH = 44.86;
const WIDTH = 1440;
const HEIGHT = 820;

/** The part of the world that the hero shows, in pixels of its drawing. */
export const FRAME: Frame = frameOf();

function frameOf(): Frame {
  const zoom = Math.log2(((WIDTH / (EAST - WEST)) * 360) / TILE_PIXELS);
  const world = worldPixels(zoom);
  return { zoom, left: mercatorX(WEST) * world, top: mercatorY(NORTH) * world, width: WIDTH, height: HEIGHT };
}

/** Returns the pixel of a place on the drawing. */
export function pixelOf({ latitude, longitude }: Position): { x: number; y: number } {
  const world = worldPixels(FRAME.zoom);
  return { x: mercatorX(longitude) * world - FRAME.left, y: mercatorY(latitude) * world - FRAME.top };
}
