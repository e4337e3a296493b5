import type { WaypointError, WaypointWarning } from "shared-schema/itinerary/issues/issues";
import { useText } from "#ui/i18n.ts";
import { mappingMessages } from "../messages.ts";

/** Returns the errors and warnings of a waypoint, in words. */
export function useIssueTexts(): (codes: readonly (WaypointError | WaypointWarning)[]) => string[] {
  const t = useText(mappingMessages);
  return (codes) => codes.map((code) => t(`mapping.issue.${code}`));
}
