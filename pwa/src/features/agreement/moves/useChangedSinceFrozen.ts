import { isFrozen } from "shared-schema/frozen/inputs";
import { withLiveValues } from "shared-schema/frozen/live";
import { compareTerms, type TermChange } from "shared-schema/terms/compare";
import type { ContractTerms } from "shared-schema/terms/terms";
import { useProfiles, useYacht } from "../../../store/queries/documents.ts";
import { planWorker } from "../../../workers/plan/planner.ts";
import { useWorkspace } from "../frame/workspace/workspace.ts";

/** Returns how to list the terms that would differ from the current ones if yacht and people counted as they are now. */
export function useChangedSinceFrozen(): (current: ContractTerms) => Promise<TermChange[]> {
  const { id, agreement, inputs } = useWorkspace();
  const yacht = useYacht(agreement.yacht_id);
  const profiles = useProfiles();
  return async (current) => {
    if (!inputs || !isFrozen(agreement.status)) return [];
    const byNumber = Object.fromEntries((profiles ?? []).map(({ id: number, body }) => [number, body]));
    const live = withLiveValues(inputs, { yacht: yacht?.body ?? null, profiles: byNumber });
    const now = await planWorker.ask((remote) => remote.terms({ id, agreement, ...live }));
    return compareTerms(current, now.terms);
  };
}
