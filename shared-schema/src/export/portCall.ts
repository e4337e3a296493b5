import { done, type Result, refused } from "../base/result.ts";
import type { Itinerary } from "../itinerary/itinerary.ts";
import { formatAgreementId } from "../pricing/format.ts";
import type { YachtBody } from "../yacht/schema.ts";
import { type Stop, stopsOf } from "./stops.ts";

/** The ship and one of her calls, as the heads of the IMO FAL forms 5 and 6 name them. */
export interface PortCall {
  ship_name: string | null;
  imo_number: string | null;
  call_sign: string | null;
  /** ISO country. */
  flag: string | null;
  /** Number of the agreement. */
  voyage: string;
  port: string;
  /** ISO country. */
  port_country: string | null;
  /** The call before this one; null at the first. */
  last_port: string | null;
  /** UTC. */
  arrival: string | null;
  departure: string | null;
  timezone: string;
}

export interface PortCallInput {
  /** Number of the agreement. */
  id: number;
  yacht: Pick<YachtBody, "name" | "imo_nb" | "call_sign" | "flag"> | null;
  plan: Itinerary;
  waypointId: string;
}

/** Finds a call of the route. Refused for a waypoint that is none. @returns it with all stops and its place among them */
export function portCallOf({ id, yacht, plan, waypointId }: PortCallInput): Result<{
  call: PortCall;
  stops: readonly Stop[];
  here: number;
}> {
  const stops = stopsOf(plan, "en");
  const here = stops.findIndex((stop) => stop.id === waypointId);
  const port = stops[here];
  if (!port) return refused("manifest.no-waypoint");
  if (!port.is_call) return refused("manifest.no-call");
  const call: PortCall = {
    ship_name: yacht?.name ?? null,
    imo_number: yacht?.imo_nb ?? null,
    call_sign: yacht?.call_sign ?? null,
    flag: yacht?.flag ?? null,
    voyage: formatAgreementId(id),
    port: port.place,
    port_country: port.country,
    last_port: stops.slice(0, here).findLast(({ is_call }) => is_call)?.place ?? null,
    arrival: port.arrival,
    departure: port.departure,
    timezone: port.timezone,
  };
  return done({ call, stops, here });
}
