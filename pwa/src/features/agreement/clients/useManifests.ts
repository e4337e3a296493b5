import { useMemo } from "react";
import { type Manifest, passengerManifest } from "shared-schema/exchange/manifest";
import { useProfiles, useYacht } from "../../../store/documents.ts";
import { useWorkspace } from "../frame/workspace.ts";
import { useCalls } from "./useCalls.ts";

/** The passenger list of one call. */
export interface CallManifest {
  id: string;
  /** «2 · Calvi» */
  label: string;
  manifest: Manifest;
}

/** Who is on board at each call, from what this device holds; null until the route is planned. */
export function useManifests(): CallManifest[] | null {
  const { id, agreement, plan } = useWorkspace();
  const yacht = useYacht(agreement.yacht_id);
  const profiles = useProfiles();
  const calls = useCalls();
  return useMemo(() => {
    if (!plan || !profiles) return null;
    const known = Object.fromEntries(profiles.map((profile) => [profile.id, profile.body]));
    return calls.flatMap((call) => {
      const manifest = passengerManifest({
        id,
        agreement,
        yacht: yacht?.body ?? null,
        profiles: known,
        plan: plan.itinerary,
        waypointId: call.id,
      });
      return manifest.ok ? [{ id: call.id, label: call.label, manifest: manifest.value }] : [];
    });
  }, [agreement, calls, id, plan, profiles, yacht]);
}
