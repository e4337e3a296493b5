import { useMemo } from "react";
import type { AgreementBody } from "shared-schema/agreement/schema";
import { mayReadCrew } from "shared-schema/crew/change";
import { type CrewListBody, NO_CREW } from "shared-schema/crew/schema";
import { useViewer } from "../documents.ts";
import { useLive } from "../live.ts";
import { ALL, liveRecords } from "../liveDocuments.ts";

const crewLists$ = liveRecords("crew_lists");

/** The crew list of an agreement, an empty one where nothing is entered; null for those who do not see it, undefined while loading. */
export function useCrew(id: number, agreement: AgreementBody): CrewListBody | null | undefined {
  const viewer = useViewer();
  const isSeen = useMemo(() => mayReadCrew(agreement, viewer), [agreement, viewer]);
  const list = useLive(crewLists$.one, String(id));
  if (!isSeen) return null;
  return list === null ? NO_CREW : list?.body;
}

/** All crew lists on this device, by the number of their agreement. */
export function useCrewLists(): ReadonlyMap<number, CrewListBody> {
  const lists = useLive(crewLists$.list, ALL);
  return useMemo(() => new Map((lists ?? []).map(({ id, body }) => [id, body])), [lists]);
}
