import type { Position } from "../../base/basics.ts";
import { tileId } from "../coast/coastPack.ts";
import { CANALS } from "./canals.ts";
import { RIVERS } from "./rivers.ts";
import { footOn, type Waterway } from "./waterway.ts";

/** Every canal and river there is; where two share water, the one with the wider limits first. */
export const WATERWAYS: readonly Waterway[] = [...CANALS, ...RIVERS];

const tileUnder = (latitude: number, longitude: number) => tileId(Math.floor(longitude), Math.floor(latitude));

/** The waterways by the 1° tiles that they lie in or near. */
const byTile = new Map<number, Waterway[]>();
for (const waterway of WATERWAYS) {
  for (const { latitude, longitude } of waterway.line) {
    for (const dy of [-0.3, 0, 0.3]) {
      for (const dx of [-0.3, 0, 0.3]) {
        const id = tileUnder(latitude + dy, longitude + dx);
        const there = byTile.get(id) ?? [];
        if (!there.includes(waterway)) byTile.set(id, [...there, waterway]);
      }
    }
  }
}

/** Whether any waterway lies in the 1° tile of a position, or near it. */
export function hasWaterways({ latitude, longitude }: Position): boolean {
  return byTile.has(tileUnder(latitude, longitude));
}

/** The waterways that a position lies on, within the reach of each. */
export function waterwaysAt(position: Position): Waterway[] {
  const there = byTile.get(tileUnder(position.latitude, position.longitude)) ?? [];
  return there.filter(({ line, reach }) => footOn(line, position).nm <= reach);
}
