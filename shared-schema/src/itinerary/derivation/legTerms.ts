import { ofAgreement, ofPart } from "../../agreement/derivation/enteredAt.ts";
import { measured } from "../../base/derivation/calculus.ts";
import { enteredFloat, measuredFloat } from "../../base/derivation/leaves.ts";
import type { Term } from "../../base/derivation/term.ts";
import { ofYacht } from "../../yacht/enteredAt.ts";
import type { Leg } from "../legs.ts";
import type { Moment, StopTimes } from "../schedule.ts";
import { knownHours } from "../times.ts";

/** A waypoint with its times. */
export interface TimedStop extends StopTimes {
  id: string;
}

/** The properties of a leg that go into its hours, speed and fuel. */
export type DerivedLeg = Pick<Leg, "from" | "to" | "nm" | "hours" | "speed" | "implied_speed" | "planned_speed">;

/** A leg with the times at both ends. */
export interface LegToDerive {
  leg: DerivedLeg;
  departure: Moment | null;
  arrival: Moment | null;
}

/** The part that a leg's figures are about: it is named by the waypoint where it arrives. */
export function aboutLeg({ to }: Pick<Leg, "to">): string {
  return `waypoints.${to}`;
}

/** The NM of a leg, measured along its track. */
export function nmTerm(leg: Pick<Leg, "to" | "nm">): Term<number> {
  return measuredFloat("leg_nm", "ROUTE", leg.nm, aboutLeg(leg));
}

/** When the yacht is at a waypoint, ms since 1970: entered there, agreed for the whole journey, or estimated. */
function momentTerm(name: "departure" | "arrival", id: string, { at, origin }: Moment): Term<number> {
  const value = Date.parse(at);
  const about = `waypoints.${id}`;
  if (origin === "ESTIMATED") return measuredFloat(name, "SCHEDULE", value, about);
  if (origin === "AGREED") {
    return enteredFloat(name, ofAgreement(name === "arrival" ? "delivery_date" : "redelivery_date"), value, about);
  }
  return enteredFloat(name, ofPart("waypoints", id, name === "arrival" ? "arr_date" : "dep_date"), value, about);
}

/** The hours at a waypoint; null while a time is missing or they are the wrong way round. */
export function stopHoursTerm({ id, arrival, departure }: TimedStop): Term<number> | null {
  if (!arrival || !departure || knownHours(arrival.at, departure.at) === null) return null;
  const [from, to] = [momentTerm("arrival", id, arrival), momentTerm("departure", id, departure)];
  return measured.elapsed("stop_hours", from, to, `waypoints.${id}`);
}

function elapsedTerm({ leg, departure, arrival }: LegToDerive): Term<number> | null {
  if (!departure || !arrival) return null;
  const [from, to] = [momentTerm("departure", leg.from, departure), momentTerm("arrival", leg.to, arrival)];
  return measured.elapsed("leg_hours", from, to, aboutLeg(leg));
}

/** The terms that a leg's fuel follows from; null while it is unknown. */
interface LegTerms {
  nm: Term<number>;
  /** kt: between two entered times, else planned, else cruising. */
  speed: Term<number> | null;
  /** Between its times, or as the speed takes her where she waits. */
  hours: Term<number> | null;
}

/** Derives distance, speed and hours of a leg. */
export function legTerms(timed: LegToDerive): LegTerms {
  const { leg } = timed;
  const nm = nmTerm(leg);
  const elapsed = elapsedTerm(timed);
  const speed = speedTerm(leg, nm, elapsed);
  return { nm, speed, hours: hoursTerm(leg, nm, elapsed, speed) };
}

function speedTerm(leg: DerivedLeg, nm: Term<number>, elapsed: Term<number> | null): Term<number> | null {
  if (leg.speed === null) return null;
  const about = aboutLeg(leg);
  if (leg.implied_speed && elapsed) return measured.quotient("leg_speed", nm, elapsed, about);
  const place = leg.planned_speed === null ? ofYacht("cruis_spd") : ofPart("waypoints", leg.to, "planned_speed");
  return enteredFloat("leg_speed", place, leg.speed, about);
}

function hoursTerm(
  leg: DerivedLeg,
  nm: Term<number>,
  elapsed: Term<number> | null,
  speed: Term<number> | null,
): Term<number> | null {
  if (leg.hours === null) return null;
  if (elapsed?.value === leg.hours) return elapsed;
  return speed && measured.quotient("leg_hours", nm, speed, aboutLeg(leg));
}
