import type { Bilingual } from "shared-schema/base/language";
import { isFrozen } from "shared-schema/frozen/inputs";
import { withLiveValues } from "shared-schema/frozen/live";
import { compareTerms } from "shared-schema/terms/compare";
import { summaryOf } from "shared-schema/terms/names/summary";
import type { ContractTerms } from "shared-schema/terms/terms";
import { useProfiles, useYacht } from "#store/queries/documents.ts";
import { planWorker } from "#workers/plan/planner.ts";
import { useWorkspace } from "../../frame/workspace/workspace.ts";

/** Returns how to name the terms that would differ from the current ones if yacht and people counted as they are now. */
export function useChangedSinceFrozen(): (current: ContractTerms) => Promise<Bilingual[]> {
  const { id, agreement, inputs } = useWorkspace();
  const yacht = useYacht(agreement.yacht_id);
  const profiles = useProfiles();
  return async (current) => {
    if (!inputs || !isFrozen(agreement.status)) return [];
    const byNumber = Object.fromEntries((profiles ?? []).map(({ id: number, body }) => [number, body]));
    const live = withLiveValues(inputs, { yacht: yacht?.body ?? null, profiles: byNumber });
    const now = await planWorker.ask((remote) => remote.terms({ id, agreement, ...live }));
    return summaryOf(compareTerms(current, now.terms), now.terms);
  };
}
