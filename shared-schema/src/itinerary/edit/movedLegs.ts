import type { Position } from "../../base/basics.ts";
import { rhumbLine } from "../../geo/rhumb.ts";
import type { Itinerary, PlannedLeg } from "../itinerary.ts";
import { hoursAfter } from "../times.ts";

/** A straight leg to or from a held waypoint. */
interface MovedLeg {
  /** NM along the rhumb line. */
  nm: number;
  /** L; null while the leg's consumption is unknown. */
  litres: number | null;
}

interface MovedArrival {
  /** UTC; null while departure or speed are unknown. */
  arrival: string | null;
  /** False where the arrival was entered. */
  estimated: boolean;
}

interface MovedLegs {
  /** The leg that arrives; null at the first waypoint. */
  here: (MovedLeg & MovedArrival) | null;
  /** The leg that leaves; null at the last waypoint. */
  onward: MovedLeg | null;
}

/**
 * The two legs of a waypoint that is held somewhere else, as straight lines at the speeds they have now: what is read at the
 * cursor while it is dragged. At a constant speed, hours and fuel grow with the distance.
 */
export function movedLegs({ waypoints, legs }: Itinerary, id: string, at: Position): MovedLegs {
  const index = waypoints.findIndex((waypoint) => waypoint.id === id);
  if (index < 0) return { here: null, onward: null };
  const before = waypoints[index - 1];
  const after = waypoints[index + 1];
  const arriving = legs.find(({ to }) => to === id);
  const leaving = legs.find(({ from }) => from === id);
  return {
    here: before && arriving ? withArrival(arriving, lengthOf(arriving, before, at)) : null,
    onward: after && leaving ? lengthOf(leaving, at, after) : null,
  };
}

function lengthOf(leg: PlannedLeg, from: Position, to: Position): MovedLeg {
  const { nm } = rhumbLine(from, to);
  // Between two entered times the speed changes with the distance, and the consumption not in proportion to it.
  const isSteady = leg.implied_speed === null && leg.nm > 0;
  return { nm, litres: leg.litres === null || !isSteady ? null : (leg.litres * nm) / leg.nm };
}

function withArrival({ arrival, departure, estimated, speed }: PlannedLeg, moved: MovedLeg): MovedLegs["here"] {
  // An arrival that was entered is kept wherever the waypoint is.
  if (!estimated && arrival !== null) return { ...moved, arrival, estimated };
  const isKnown = departure !== null && speed !== null && speed > 0;
  return { ...moved, arrival: isKnown ? hoursAfter(departure, moved.nm / speed) : null, estimated: true };
}
