import { useEffect, useState } from "react";
import { legLine } from "shared-schema/itinerary/edit/legs";
import type { DraftInput } from "../../../store/draftInput.ts";
import { holdCoasts } from "../../../store/sea/caches.ts";
import { lastSeaReport, readyForSea, type SeaReport } from "../../../store/sea/readyForSea.ts";
import { planWorker } from "../../../workers/plan/planner.ts";

/** The last report on an agreement, and how to make a new one. */
export function useSea(agreementId: number): { report: SeaReport | null; busy: boolean; check(): void } {
  const [report, setReport] = useState<SeaReport | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    let shown = true;
    setReport(null);
    lastSeaReport(agreementId).then(
      (kept) => shown && setReport(kept),
      () => undefined,
    );
    return () => {
      shown = false;
    };
  }, [agreementId]);
  const check = () => {
    setBusy(true);
    readyForSea(agreementId, holdChart).then(
      (made) => {
        setReport(made);
        setBusy(false);
      },
      () => setBusy(false),
    );
  };
  return { report, busy, check };
}

/** Keeps the coasts along the route, where they are not among the app's own files: what a worker has in memory goes with the page. */
async function holdChart({ agreement }: DraftInput): Promise<number | null> {
  const lines = Object.keys(agreement.waypoints).map((to) => legLine(agreement.waypoints, to));
  const points = Object.values(agreement.waypoints).map((waypoint) => [waypoint]);
  const { addresses, missing } = await planWorker().holdCoast([...lines, ...points]);
  const kept = await holdCoasts(addresses);
  return missing === 0 && kept.missing.length === 0 ? kept.bytes : null;
}
