import type { ZoneStretch } from "../types.ts";

/** The breadth of a territorial sea, NM. */
const BELT_NM = 12;

/**
 * The zones of a leg of `nm` by the 12 NM rule, from the countries of its two ends (null: international waters). Both in
 * one country: all national. One of them: 12 NM national, at most the leg. Two countries: 12 NM each, a shorter leg by
 * halves. Both outside: international.
 */
export function beltZones(from: string | null, to: string | null, nm: number): ZoneStretch[] {
  if (from === to) return [{ country: from, nm }];
  const both = from !== null && to !== null;
  const belt = Math.min(BELT_NM, both ? nm / 2 : nm);
  const first = from === null ? 0 : belt;
  const last = to === null ? 0 : belt;
  const stretches: ZoneStretch[] = [
    { country: from, nm: first },
    { country: null, nm: nm - first - last },
    { country: to, nm: last },
  ];
  const kept = stretches.filter((stretch) => stretch.nm > 0);
  return kept.length > 0 ? kept : [{ country: from, nm }];
}
