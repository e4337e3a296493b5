import { useEffect, useState } from "react";
import type { DraftInput } from "../../../store/draftInput.ts";
import { worldCoasts } from "../../../store/sea/caches.ts";
import { lastSeaReport, readyForSea, type SeaReport } from "../../../store/sea/readyForSea.ts";
import { inGrounds } from "../../../workers/geo/grounds.ts";
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

/** Lets the geo worker load what the route needs; the grounds are among the app's own files, the world is not. */
async function holdChart({ agreement }: DraftInput): Promise<number | null> {
  const positions = Object.values(agreement.waypoints);
  const [first] = positions.filter((position) => !inGrounds([position]));
  if (!first) return 0;
  await planWorker().locate({ latitude: first.latitude, longitude: first.longitude });
  return worldCoasts();
}
