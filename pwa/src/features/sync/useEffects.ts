import { useEffect, useState } from "react";
import type { InboxBody } from "shared-schema/sync/inbox";
import { useAgreements, useProfiles, useTaxRows, useYachts } from "../../store/documents.ts";
import { useToday } from "../../ui/useToday.ts";
import type { Outcome } from "../../workers/plan/outcome.ts";
import { planWorker } from "../../workers/plan/planner.ts";
import { type ApprovalEffect, approvalEffects } from "./approvals.ts";
import { variantsOf } from "./variants.ts";

/** What choosing each value does to one agreement. */
export interface Effect {
  id: number;
  name: string;
  currency: string;
  theirs: Outcome;
  mine: Outcome;
  approvals: ApprovalEffect[];
}

/** What a decision does, computed with both values off the main thread; null while it is being computed. */
export function useEffects(row: InboxBody): Effect[] | null {
  const agreements = useAgreements();
  const yachts = useYachts();
  const profiles = useProfiles();
  const taxRows = useTaxRows();
  const today = useToday();
  const [effects, setEffects] = useState<Effect[] | null>(null);
  useEffect(() => {
    if (!agreements || !yachts || !profiles || !taxRows) return;
    let wanted = true;
    const variants = variantsOf(row, { agreements, yachts, profiles, taxRows, today });
    const computing = variants.map(async ({ theirs: standing, mine: applied, ...agreement }) => {
      const theirs = await planWorker().outcome(standing);
      const mine = await planWorker().outcome(applied);
      const outdates = mine.fingerprint !== theirs.fingerprint;
      return {
        ...agreement,
        theirs,
        mine,
        approvals: approvalEffects(standing.agreement, applied.agreement, outdates),
      };
    });
    Promise.all(computing).then(
      (computed) => wanted && setEffects(computed),
      // A value that cannot be computed with has no effect to show; the choice itself stays.
      () => wanted && setEffects([]),
    );
    return () => {
      wanted = false;
    };
  }, [row, agreements, yachts, profiles, taxRows, today]);
  return effects;
}
