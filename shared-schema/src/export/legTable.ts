import type { Position } from "../base/basics.ts";
import type { Language } from "../base/language.ts";
import type { ItineraryWarning } from "../itinerary/fuel.ts";
import type { WaypointError, WaypointWarning } from "../itinerary/issues/issues.ts";
import type { Itinerary, PlannedLeg } from "../itinerary/itinerary.ts";
import { declination } from "./magnetic.ts";
import { type Stop, stopsOf } from "./stops.ts";

export type LegWarning = WaypointError | WaypointWarning | Exclude<ItineraryWarning, "consumption-data-missing">;

/** One leg of a passage plan. Distances in NM, speeds in kt, courses in degrees, times UTC, fuel in L; null: not known. */
export interface LegRow {
  /** 1 for the first. */
  number: number;
  from: Stop;
  to: Stop;
  is_routing: boolean;
  /** Of the longest stretch. */
  course_true: number | null;
  course_magnetic: number | null;
  nm: number;
  cumulative_nm: number;
  /** Planned, else implied by the times, else cruising. */
  speed: number | null;
  hours: number | null;
  departure: string | null;
  departure_estimated: boolean;
  arrival: string | null;
  arrival_estimated: boolean;
  litres: number | null;
  /** Null from the first leg on whose fuel is not known. */
  cumulative_litres: number | null;
  warnings: LegWarning[];
}

/**
 * The legs of a planned route with their running totals. Magnetic courses are those of the day of departure, else of the
 * day of issue.
 */
export function legRows(plan: Itinerary, { issuedAt, language }: { issuedAt: string; language: Language }): LegRow[] {
  const stops = new Map(stopsOf(plan, language).map((stop) => [stop.id, stop]));
  const faults = new Map(plan.waypoints.map(({ id, errors, warnings }) => [id, [errors, warnings]]));
  let cumulative_nm = 0;
  let cumulative_litres: number | null = 0;
  return plan.legs.flatMap((leg, index) => {
    const from = stops.get(leg.from);
    const to = stops.get(leg.to);
    if (!from || !to) return [];
    cumulative_nm += leg.nm;
    cumulative_litres = cumulative_litres === null || leg.litres === null ? null : cumulative_litres + leg.litres;
    const codes = (faults.get(leg.to) ?? []).flatMap((issues) => Object.values(issues).flat());
    return [
      {
        number: index + 1,
        from,
        to,
        is_routing: leg.is_routing,
        course_true: leg.course,
        course_magnetic: magneticCourse(leg.course, from, leg.departure ?? issuedAt),
        nm: leg.nm,
        cumulative_nm,
        speed: leg.speed,
        hours: leg.hours,
        departure: leg.departure,
        departure_estimated: leg.departure_estimated,
        arrival: leg.arrival,
        arrival_estimated: leg.estimated,
        litres: leg.litres,
        cumulative_litres,
        warnings: [...codes, ...fuelWarnings(leg, plan)],
      },
    ];
  });
}

/** A true course as the compass shows it, 0 to 360, before the ship's own deviation; null where declination is not known. */
export function magneticCourse(course: number | null, at: Position, instant: string): number | null {
  const east = course === null ? null : declination(at, instant);
  return course === null || east === null ? null : (course - east + 360) % 360;
}

function fuelWarnings({ consumption_method, litres, nm }: PlannedLeg, { warnings }: Itinerary): LegWarning[] {
  if (consumption_method === "CLAMP_MAX") return ["speed-above-curve"];
  // Without the yacht's data no leg has fuel; that is said once for the whole plan.
  return litres === null && nm > 0 && !warnings.includes("consumption-data-missing") ? ["leg-speed-unknown"] : [];
}
