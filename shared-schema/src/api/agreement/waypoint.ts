import { z } from "zod";
import { waypoint } from "../../agreement/schema.ts";
import type { DerivedWaypoint } from "../../itinerary/derive.ts";
import { ISSUE_TEXTS } from "../../itinerary/issues/issueTexts.ts";

/** The server does not route, so a client cannot say that a track is routed. */
const written = waypoint.omit({ pos: true, routed: true });

/** `PUT /cruise/{id}/waypoint/{waypointId}`: any of the fields. */
export const waypointPatch = written.partial().strict();
export type WaypointPatch = z.infer<typeof waypointPatch>;

/** `POST /cruise/{id}/waypoint/`: the position; it goes behind `selected_wp_id`, else to the end. */
export const waypointCreate = written
  .partial()
  .required({ latitude: true, longitude: true })
  .extend({ selected_wp_id: z.string().nullable().optional() })
  .strict();
export type WaypointCreate = z.infer<typeof waypointCreate>;

const issues = z.record(z.string(), z.array(z.string()));

export const waypointView = z.object({
  id: z.string(),
  sn: z.int(),
  latitude: z.number(),
  longitude: z.number(),
  is_call: z.boolean(),
  call_location_str: z.string().nullable(),
  arr_date: z.string().nullable(),
  dep_date: z.string().nullable(),
  nights: z.int().nullable(),
  timezone: z.string(),
  geoname: z.object({
    display_name: z.string(),
    country: z.object({ iso: z.string(), name: z.string() }).nullable(),
  }),
  is_national_water: z.boolean(),
  is_temp: z.boolean(),
  is_routing: z.boolean(),
  has_disembs: z.boolean(),
  distance_to_go: z.number(),
  errors: issues,
  warnings: issues,
});
export type WaypointView = z.infer<typeof waypointView>;

/** The REST view of a waypoint: its issues as English sentences. */
export function toWaypointView(derived: DerivedWaypoint): WaypointView {
  const { description: _description, arrival: _arrival, departure: _departure, ...waypoint } = derived;
  return { ...waypoint, errors: sentences(derived.errors), warnings: sentences(derived.warnings) };
}

function sentences(coded: Partial<Record<string, readonly (keyof typeof ISSUE_TEXTS)[]>>): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(coded).map(([field, codes]) => [field, (codes ?? []).map((code) => ISSUE_TEXTS[code])]),
  );
}
