import type { Deps } from "../../base/context.ts";

/** A tile out of one of the operator's chart files; null where there is none. */
export function readChartTile(deps: Deps, layer: string, z: number, x: number, y: number) {
  return deps.chartFiles.read(layer, z, x, y);
}
