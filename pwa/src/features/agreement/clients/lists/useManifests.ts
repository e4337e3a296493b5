import { useMemo } from "react";
import { type Manifest, passengerManifest } from "shared-schema/export/manifest";
import { useWorkspace } from "../../frame/workspace/workspace.ts";
import { useCalls } from "../../people/papers/useCalls.ts";
import { usePapers } from "../../people/papers/usePapers.ts";

/** The passenger list of one call. */
export interface CallManifest {
  id: string;
  /** «2 · Calvi» */
  label: string;
  manifest: Manifest;
}

/** Returns the passengers on board at each call, from the data on this device; null until the route is planned. */
export function useManifests(): CallManifest[] | null {
  const { id, agreement, inputs, plan } = useWorkspace();
  const calls = useCalls();
  const profiles = usePapers();
  return useMemo(() => {
    if (!plan || !inputs || !profiles) return null;
    const { yacht } = inputs;
    return calls.flatMap((call) => {
      const manifest = passengerManifest({
        id,
        agreement,
        yacht,
        profiles,
        plan: plan.itinerary,
        waypointId: call.id,
      });
      return manifest.ok ? [{ id: call.id, label: call.label, manifest: manifest.value }] : [];
    });
  }, [agreement, calls, id, inputs, plan, profiles]);
}
