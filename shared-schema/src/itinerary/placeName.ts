import type { Language } from "../base/language.ts";
import { describePlace } from "../geo/places/description.ts";
import type { DerivedWaypoint } from "./derive.ts";

/** Returns the user's name for a waypoint, else the place found from its position. */
export function placeName(
  { call_location_str, description }: Pick<DerivedWaypoint, "call_location_str" | "description">,
  language: Language,
): string {
  return call_location_str?.trim() || describePlace(description, language);
}
