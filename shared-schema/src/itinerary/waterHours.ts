import type { Leg } from "./legs.ts";

/** The distance and time that a leg runs in one country's waters; country null on the high seas. */
export interface WaterTime {
  country: string | null;
  nm: number;
  /** Null where the leg's hours are not known. */
  hours: number | null;
}

/** The waters of some legs in the order in which they are first entered; time runs evenly along a leg. */
export function waterTimes(legs: readonly Pick<Leg, "nm" | "hours" | "zones">[]): WaterTime[] {
  const waters = new Map<string | null, WaterTime>();
  for (const { nm: length, hours, zones } of legs) {
    for (const { country, nm } of zones.stretches) {
      const before = waters.get(country) ?? { country, nm: 0, hours: 0 };
      const spent = hours === null || length === 0 ? null : (hours * nm) / length;
      const sum = spent === null || before.hours === null ? null : before.hours + spent;
      waters.set(country, { country, nm: before.nm + nm, hours: sum });
    }
  }
  return [...waters.values()];
}
