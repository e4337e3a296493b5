import type { WaypointEntry } from "../../agreement/order.ts";
import { type AgreedPeriod, pinsOf } from "../schedule.ts";
import { hoursAfter, hoursBetween } from "../times.ts";

const HOURS_PER_NIGHT = 24;

/** What the entered times of a route ask of its speed. */
interface TimesAsk {
  /** The slowest speed, in kt, at which the yacht is nowhere later than entered; null where no time asks for one. */
  slowest: number | null;
  /** NM behind the last known time: she arrives there the sooner, the faster she sails. */
  open_nm: number;
}

/** A moment that the yacht can start from, and what lies between it and the next known time. */
interface Stretch {
  from: string;
  nm: number;
  nights: number;
}

/**
 * The slowest speed that keeps the times of a route: entered arrivals and departures, delivery and redelivery, and the nights that
 * were entered between them. Infinity: no speed keeps them.
 * @param distances NM of each leg
 */
export function timesAsk(
  ordered: readonly WaypointEntry[],
  distances: readonly number[],
  agreed: AgreedPeriod,
): TimesAsk {
  const pins = pinsOf(ordered, agreed);
  let slowest: number | null = null;
  let stretch: Stretch | null = null;
  let open_nm = 0;
  ordered.forEach(([, { nights }], index) => {
    const pin = pins[index];
    const nm = distances[index - 1] ?? 0;
    open_nm += nm;
    if (stretch) stretch = { ...stretch, nm: stretch.nm + nm };
    const due = pin?.arrival ?? pin?.departure ?? null;
    if (stretch && due) slowest = Math.max(slowest ?? 0, speedFor(stretch, due.at));
    if (due) open_nm = 0;
    const waits = nights ?? 0;
    if (pin?.departure) stretch = { from: pin.departure.at, nm: 0, nights: 0 };
    else if (pin?.arrival) stretch = { from: pin.arrival.at, nm: 0, nights: waits };
    else if (stretch) stretch = { ...stretch, nights: stretch.nights + waits };
  });
  return { slowest, open_nm };
}

function speedFor({ from, nm, nights }: Stretch, due: string): number {
  if (nm === 0) return 0;
  const start = hoursAfter(from, nights * HOURS_PER_NIGHT) ?? from;
  const hours = hoursBetween(start, due);
  return hours > 0 ? nm / hours : Number.POSITIVE_INFINITY;
}
