import type { WaypointEntry } from "../agreement/order.ts";
import type { AgreementBody, Waypoint } from "../agreement/schema.ts";
import { SLOWEST_KNOTS } from "../base/basics.ts";
import { hoursAfter, hoursBetween, knownHours } from "./times.ts";

const HOURS_PER_NIGHT = 24;

/** A time was entered at the waypoint, follows from delivery or redelivery, or is estimated. */
type TimeOrigin = "ENTERED" | "AGREED" | "ESTIMATED";

/** An instant of the schedule, UTC, and where it comes from. */
export interface Moment {
  at: string;
  origin: TimeOrigin;
}

/** When the yacht arrives at a waypoint and leaves it; null where nothing leads to a time. */
export interface StopTimes {
  arrival: Moment | null;
  departure: Moment | null;
}

/** The times of a leg, UTC; what no one entered is estimated and marked. */
export interface LegTimes {
  departure: string | null;
  departure_estimated: boolean;
  arrival: string | null;
  /** The arrival is an estimate. */
  estimated: boolean;
  /**
   * From departure to arrival, h, less what the yacht waits around an agreed time, as far as her speed is known; null when
   * unknown or when the two are the wrong way round.
   */
  hours: number | null;
  /** kt over ground between two entered times; null otherwise. */
  implied_speed: number | null;
  /** kt for fuel: implied where both times are entered, else planned, else cruising; null when none is known. */
  speed: number | null;
}

export interface Schedule {
  /** In sailing order. */
  stops: StopTimes[];
  /** `legs[i]` leads from stop i to the next. */
  legs: LegTimes[];
}

/** When the yacht is handed over and returned, UTC. */
export type AgreedPeriod = Pick<AgreementBody, "delivery_date" | "redelivery_date">;

interface LegToTime {
  from: Waypoint;
  /** Times at `from` that are known without the leg. */
  here: StopTimes;
  /** Arrival at the next waypoint where it is known without the leg. */
  pinned: Moment | null;
  nm: number;
  /** kt: planned, else cruising; null when neither is known. */
  expected: number | null;
}

/**
 * The times of every stop and leg. An entered time is a pin, and the others flow round it. The journey begins at delivery and
 * ends at redelivery where nothing else was entered. Without an arrival, the yacht arrives as her speed takes her: the leg's
 * planned speed, else the cruising speed (kt). Without a departure, she leaves as late as still makes the next known arrival,
 * else after the nights that were entered, else at once. Redelivery is no departure where the yacht arrives after it: she
 * leaves when she gets there, so that the totals stand, and a warning says that she is late.
 * @param distances NM of each leg
 */
export function scheduleRoute(
  ordered: readonly WaypointEntry[],
  distances: readonly number[],
  cruisingSpeed: number | null,
  agreed: AgreedPeriod,
): Schedule {
  const cruising = cruisingSpeed !== null && cruisingSpeed >= SLOWEST_KNOTS ? cruisingSpeed : null;
  const pins = pinsOf(ordered, agreed);
  const stops: StopTimes[] = [];
  const legs: LegTimes[] = [];
  let arrival = pins[0]?.arrival ?? null;
  ordered.forEach(([, from], index) => {
    const pin = pins[index];
    if (!pin) return;
    const here = { arrival, departure: isLate(arrival, pin.departure) ? null : pin.departure };
    const next = ordered[index + 1]?.[1];
    if (!next) {
      stops.push({ arrival, departure: here.departure ?? afterNights(arrival, from.nights) });
      return;
    }
    const leg: LegToTime = {
      from,
      here,
      pinned: pins[index + 1]?.arrival ?? null,
      nm: distances[index] ?? 0,
      expected: next.planned_speed ?? cruising,
    };
    const departure = departureOf(leg);
    stops.push({ arrival, departure });
    arrival = leg.pinned ?? arrivalOf(leg, departure);
    legs.push(legTimes(leg, departure, arrival));
  });
  return { stops, legs };
}

/** The times that are known before anything is estimated. */
export function pinsOf(
  ordered: readonly WaypointEntry[],
  { delivery_date, redelivery_date }: AgreedPeriod,
): StopTimes[] {
  const first = ordered.findIndex(([, { is_routing }]) => !is_routing);
  const last = ordered.findLastIndex(([, { is_routing }]) => !is_routing);
  return ordered.map(([, { arr_date, dep_date }], index) => ({
    arrival:
      entered(arr_date) ?? (index === first && !isAfter(delivery_date, dep_date) ? agreedAt(delivery_date) : null),
    departure:
      entered(dep_date) ?? (index === last && !isAfter(arr_date, redelivery_date) ? agreedAt(redelivery_date) : null),
  }));
}

function entered(at: string | null): Moment | null {
  return at === null ? null : { at, origin: "ENTERED" };
}

function agreedAt(at: string | null): Moment | null {
  return at === null ? null : { at, origin: "AGREED" };
}

function estimated(at: string | null): Moment | null {
  return at === null ? null : { at, origin: "ESTIMATED" };
}

function isAfter(a: string | null, b: string | null): boolean {
  return a !== null && b !== null && hoursBetween(b, a) > 0;
}

/** The yacht arrives after redelivery. */
function isLate(arrival: Moment | null, departure: Moment | null): boolean {
  return departure?.origin === "AGREED" && arrival !== null && isAfter(arrival.at, departure.at);
}

function afterNights(arrival: Moment | null, nights: number | null | undefined): Moment | null {
  return arrival && estimated(hoursAfter(arrival.at, HOURS_PER_NIGHT * (nights ?? 0)));
}

function departureOf({ from, here, pinned, nm, expected }: LegToTime): Moment | null {
  if (here.departure) return here.departure;
  const staying = afterNights(here.arrival, from.nights);
  if (pinned === null || expected === null) return staying;
  const latest = hoursAfter(pinned.at, -nm / expected);
  if (latest === null) return staying;
  return estimated(here.arrival && isAfter(here.arrival.at, latest) ? here.arrival.at : latest);
}

function arrivalOf({ nm, expected }: LegToTime, departure: Moment | null): Moment | null {
  return departure === null || expected === null ? null : estimated(hoursAfter(departure.at, nm / expected));
}

function legTimes({ nm, expected }: LegToTime, departure: Moment | null, arrival: Moment | null): LegTimes {
  const isEstimated = (moment: Moment | null) => moment?.origin === "ESTIMATED";
  const isEntered = departure?.origin === "ENTERED" && arrival?.origin === "ENTERED";
  const scheduled = knownHours(departure?.at ?? null, arrival?.at ?? null);
  const sailing = expected === null ? null : nm / expected;
  const implied_speed = isEntered && scheduled !== null && scheduled > 0 ? nm / scheduled : null;
  // An agreed time sets no pace: what the yacht does not need, she waits.
  const waits = !isEntered && scheduled !== null && sailing !== null && sailing < scheduled;
  return {
    departure: departure?.at ?? null,
    departure_estimated: isEstimated(departure),
    arrival: arrival?.at ?? null,
    estimated: isEstimated(arrival),
    hours: waits ? sailing : (scheduled ?? (departure === null ? sailing : null)),
    implied_speed,
    speed: implied_speed || expected,
  };
}
