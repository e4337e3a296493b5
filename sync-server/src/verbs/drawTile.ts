import { MAX_ZOOM } from "shared-schema/geo/chart/projection";
import type { ChartTheme } from "shared-schema/geo/chart/theme";
import type { Deps } from "./context.ts";

/** A chart tile as SVG; null where there is none. */
export function drawTile(deps: Deps, theme: ChartTheme, z: number, x: number, y: number): string | null {
  const side = 2 ** z;
  if (z > MAX_ZOOM || x >= side || y >= side) return null;
  return deps.assets.chart().tile(z, x, y, theme);
}
