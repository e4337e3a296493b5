import { useState } from "react";
import { legLine } from "shared-schema/itinerary/edit/legs";
import { holdCoasts } from "../../../store/offline/caches.ts";
import { type PrefetchReport, prefetchAgreement } from "../../../store/offline/prefetch.ts";
import { usePrefetchReport } from "../../../store/offline/readiness.ts";
import type { DraftInput } from "../../../workers/documents/draftInput.ts";
import { planWorker } from "../../../workers/plan/planner.ts";

interface Prefetch {
  report: PrefetchReport | null;
  busy: boolean;
  /** Whether the last check was broken off: what is on this device is then not known. */
  failed: boolean;
  check(): void;
}

/** The last report on an agreement, and how to make a new one. */
export function usePrefetch(agreementId: number): Prefetch {
  // A device without room keeps no report.
  const [checked, setChecked] = useState<PrefetchReport | null>(null);
  const kept = usePrefetchReport(agreementId) ?? null;
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const check = () => {
    setBusy(true);
    setFailed(false);
    prefetchAgreement(agreementId, holdChart)
      .then(setChecked, () => setFailed(true))
      .finally(() => setBusy(false));
  };
  return { report: checked ?? kept, busy, failed, check };
}

/** Keeps the coasts along the route, where they are not among the app's own files: what a worker has in memory goes with the page. */
async function holdChart({ agreement }: DraftInput): Promise<number | null> {
  const lines = Object.keys(agreement.waypoints).map((to) => legLine(agreement.waypoints, to));
  const points = Object.values(agreement.waypoints).map((waypoint) => [waypoint]);
  const { addresses, missing } = await planWorker.ask((remote) => remote.holdCoast([...lines, ...points]));
  const kept = await holdCoasts(addresses);
  return missing === 0 && kept.missing.length === 0 ? kept.bytes : null;
}
