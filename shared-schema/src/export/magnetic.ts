import geomagnetism from "geomagnetism";
import type { Position } from "../base/basics.ts";

/** The years of the World Magnetic Models at hand. */
const FIRST = Date.parse("2014-12-16T00:00:00Z");
const LAST = Date.parse("2030-01-01T00:00:00Z");
/** The library dates the model of 2025 from its publication; it is made for use until the end of 2029. */
const LAST_COMPUTED = Date.parse("2029-11-13T00:00:00Z");
/** nT. Below it, around the magnetic poles, a compass is not to be trusted (WMM blackout zone). */
const WEAK = 2_000;

/** Magnetic declination in degrees, east positive; null outside the years of the model and near the magnetic poles. */
export function declination({ latitude, longitude }: Position, instant: string): number | null {
  const time = Date.parse(instant);
  if (!(time >= FIRST && time < LAST)) return null;
  const field = geomagnetism.model(new Date(Math.min(time, LAST_COMPUTED))).point([latitude, longitude]);
  return field.h < WEAK || !Number.isFinite(field.decl) ? null : field.decl;
}
