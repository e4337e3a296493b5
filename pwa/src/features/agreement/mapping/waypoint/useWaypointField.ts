import type { Waypoint } from "shared-schema/agreement/schema";
import type { DerivedWaypoint } from "shared-schema/itinerary/derive";
import { patchWaypoint } from "#store/commands/agreement/waypoints.ts";
import { fieldPath } from "#store/drafts/fieldPath.ts";
import { saved } from "#ui/feedback/saving.ts";
import { useWorkspace } from "../../frame/workspace/workspace.ts";
import { useIssueTexts } from "./useIssueTexts.ts";

/** A waypoint as entered and as the route makes it; `derived` is null until the plan knows it. */
export interface WaypointProps {
  id: string;
  waypoint: Waypoint;
  derived: DerivedWaypoint | null;
}

/** Returns the path of a waypoint's field, its save function, its error and its warning. */
export function useWaypointField({ id, derived }: WaypointProps) {
  const texts = useIssueTexts();
  const { id: agreementId, may } = useWorkspace();
  const textOf = (codes: Parameters<typeof texts>[0] | undefined) =>
    codes && codes.length > 0 ? texts(codes).join(" ") : undefined;
  return {
    disabled: !may.terms,
    path: (field: keyof Waypoint) => fieldPath("agreements", agreementId, "waypoints", id, field),
    save: (patch: Partial<Waypoint>) => saved(patchWaypoint(agreementId, id, patch)),
    danger: (field: keyof Waypoint) => textOf(derived?.errors[field]),
    warning: (field: keyof Waypoint) => textOf(derived?.warnings[field]),
  };
}
