import type { LimitRun, Limits } from "../limits.ts";
import { pathData, thin } from "./outline.ts";
import { boundsOf, TILE_UNITS, type TileAddress, UNITS_PER_PIXEL, unitsX, unitsY } from "./projection.ts";

/** Smaller scales would show nothing but dashes. */
const FIRST_ZOOM_WITH_LIMITS = 5;
/** Degrees between the lines of the graticule, by zoom; the last one for every higher zoom. */
const GRATICULE_DEGREES = [30, 30, 30, 10, 10, 5, 5, 2, 1, 0.5, 0.25, 0.25, 1 / 6, 1 / 12, 1 / 12, 1 / 30, 1 / 60];

/** SVG path data of the meridians and parallels in a tile. */
export function graticulePath(tile: TileAddress): string {
  const { west, east, south, north } = boundsOf(tile, 0);
  const step = GRATICULE_DEGREES[tile.z] ?? GRATICULE_DEGREES.at(-1) ?? 1;
  let data = "";
  for (let line = Math.ceil(west / step); line * step < east; line++) {
    data += `M${unitsX(line * step, tile.z) - tile.x * TILE_UNITS} 0v${TILE_UNITS}`;
  }
  for (let line = Math.ceil(south / step); line * step < north; line++) {
    data += `M0 ${unitsY(line * step, tile.z) - tile.y * TILE_UNITS}h${TILE_UNITS}`;
  }
  return data;
}

/** Joins the runs that follow each other on one arc, so that the dashes go through. */
function joined(runs: readonly LimitRun[]): number[][] {
  const lines: number[][] = [];
  let previous: LimitRun | undefined;
  for (const run of runs) {
    const line = lines.at(-1);
    const continues =
      previous?.arc === run.arc && previous.points.at(-2) === run.points[0] && previous.points.at(-1) === run.points[1];
    if (line && continues) line.push(...run.points.subarray(2));
    else lines.push([...run.points]);
    previous = run;
  }
  return lines;
}

/** SVG path data of the limits between waters in a tile. */
export function limitsPath(tile: TileAddress, limits: Limits): string {
  if (tile.z < FIRST_ZOOM_WITH_LIMITS) return "";
  const { west, east, south, north } = boundsOf(tile, 0.02);
  return joined(limits.within(west, south, east, north))
    .map((degrees) => {
      const units = degrees.map((value, i) => (i % 2 === 0 ? unitsX(value, tile.z) : unitsY(value, tile.z)));
      const last = units.length / 2 - 1;
      const line = thin(units, UNITS_PER_PIXEL, (index) => index === last);
      return pathData(line, tile.x * TILE_UNITS, tile.y * TILE_UNITS, false);
    })
    .join("");
}
