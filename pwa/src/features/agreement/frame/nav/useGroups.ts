import { useMemo } from "react";
import { useAgreement, useAgreementAccess, useViewer } from "#store/queries/documents.ts";
import { groupsFor, type NavigationGroup } from "./groups.ts";

const NONE: readonly NavigationGroup[] = [];

/** The parts of an agreement that the viewer is offered, with their tabs; none while it is loading. */
export function useGroups(id: number): readonly NavigationGroup[] {
  const agreement = useAgreement(id);
  const access = useAgreementAccess(id);
  const viewer = useViewer();
  return useMemo(() => (agreement ? groupsFor(agreement.body, viewer, access) : NONE), [agreement, viewer, access]);
}
