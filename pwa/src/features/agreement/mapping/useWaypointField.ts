import type { Waypoint } from "shared-schema/agreement/schema";
import type { DerivedWaypoint } from "shared-schema/itinerary/derive";
import { patchWaypoint } from "../../../store/commands/waypoints.ts";
import { saved } from "../../../ui/saving.ts";
import { useWorkspace } from "../frame/workspace.ts";
import { useIssueTexts } from "./useIssueTexts.ts";

/** A waypoint as entered and as the route makes it; `derived` is null until the plan knows it. */
export interface WaypointProps {
  id: string;
  waypoint: Waypoint;
  derived: DerivedWaypoint | null;
}

/** How a field of a waypoint is saved, what is wrong with it and what is doubtful. */
export function useWaypointField({ id, derived }: WaypointProps) {
  const texts = useIssueTexts();
  const { id: agreementId, may } = useWorkspace();
  const told = (codes: Parameters<typeof texts>[0] | undefined) =>
    codes && codes.length > 0 ? texts(codes).join(" ") : undefined;
  return {
    disabled: !may.terms,
    save: (patch: Partial<Waypoint>) => saved(patchWaypoint(agreementId, id, patch)),
    danger: (field: keyof Waypoint) => told(derived?.errors[field]),
    warning: (field: keyof Waypoint) => told(derived?.warnings[field]),
  };
}
