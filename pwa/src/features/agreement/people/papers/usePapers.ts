import { useMemo } from "react";
import type { ManifestProfile } from "shared-schema/export/manifest";
import { withPapersNow } from "shared-schema/export/papers";
import { useProfiles } from "#store/queries/documents.ts";
import { useWorkspace } from "../../frame/workspace/workspace.ts";

/** Returns the profiles of the parties with their papers as they are now; null until they are loaded. */
export function usePapers(): Readonly<Record<number, ManifestProfile>> | null {
  const { agreement, inputs } = useWorkspace();
  const profiles = useProfiles();
  return useMemo(() => {
    if (!inputs || !profiles) return null;
    const people = Object.values(agreement.parties).map(({ profile_id }) => profile_id);
    const live = Object.fromEntries(profiles.map(({ id, body }) => [id, body]));
    return withPapersNow(people, inputs.profiles, live);
  }, [agreement.parties, inputs, profiles]);
}
