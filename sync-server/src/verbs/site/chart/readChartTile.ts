import type { Deps } from "../../base/context.ts";

/** A tile out of the operator's chart file; null where there is none. */
export function readChartTile(deps: Deps, layer: string, z: number, x: number, y: number) {
  return deps.chartFile.read(layer, z, x, y);
}
