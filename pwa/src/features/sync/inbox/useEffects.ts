import { useEffect, useState } from "react";
import { NO_APPROVALS } from "shared-schema/approval/schema";
import type { InboxBody } from "shared-schema/sync/inbox";
import { useAllApprovals } from "../../../store/queries/agreement/approvals.ts";
import { planWorker } from "../../../workers/plan/planner.ts";
import type { PlanOutcome } from "../../../workers/plan/planOutcome.ts";
import { lapsingApprovals } from "./approvals.ts";
import { useHoldings } from "./useHoldings.ts";
import { variantsOf } from "./variants.ts";

/** The effects of choosing each value on one agreement. */
export interface Effect {
  id: number;
  name: string;
  currency: string;
  theirs: PlanOutcome;
  mine: PlanOutcome;
  /** Keys of the parties whose approval would lapse with the author's value. */
  lapsing: string[];
}

/**
 * Returns the effects of a decision, computed with both values off the main thread; null while they are being computed.
 */
export function useEffects(row: InboxBody): Effect[] | null {
  const held = useHoldings();
  const approvals = useAllApprovals();
  const [effects, setEffects] = useState<Effect[] | null>(null);
  useEffect(() => {
    if (!held || !approvals) return;
    let wanted = true;
    const variants = variantsOf(row, held);
    const computing = variants.map(async ({ theirs: standing, mine: applied, ...agreement }) => {
      const theirs = await planWorker.ask((remote) => remote.outcome(standing));
      const mine = await planWorker.ask((remote) => remote.outcome(applied));
      const given = approvals.find((each) => each.id === agreement.id)?.body ?? NO_APPROVALS;
      const lapsing = lapsingApprovals(given, { ...standing, ...theirs }, { ...applied, ...mine });
      return { ...agreement, theirs, mine, lapsing };
    });
    Promise.all(computing).then(
      (computed) => wanted && setEffects(computed),
      // A value that cannot be computed with has no effect to show; the choice itself stays.
      () => wanted && setEffects([]),
    );
    return () => {
      wanted = false;
    };
  }, [row, held, approvals]);
  return effects;
}
