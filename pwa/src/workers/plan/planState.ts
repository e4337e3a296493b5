import type { Plan } from "shared-schema/pricing/plan";

export interface PlanState {
  plan: Plan | null;
  busy: boolean;
  /** The agreement as it is now could not be planned: there is no plan or one with gaps, and no older one in its place. */
  failed: boolean;
  /** The effect of the last change on the total; null before there was one. */
  delta: { total: number | null } | null;
}

export const NO_PLAN: PlanState = { plan: null, busy: true, failed: false, delta: null };

/**
 * Returns the state to show once the worker has answered.
 * @param plan null when it failed
 * @param more whether a newer change is being planned already
 */
export function planned(before: PlanState, plan: Plan | null, more: boolean): PlanState {
  if (!plan) return { plan: null, busy: more, failed: true, delta: null };
  const failed = plan.failed !== null;
  return { plan, busy: more, failed, delta: failed ? null : deltaOf(before, plan) };
}

/**
 * Returns the state to show while the worker makes the first plan: the last plan made of the same inputs.
 * @param kept null when there is none
 */
export function meanwhile(before: PlanState, kept: Plan | null): PlanState {
  const answered = before.plan !== null || before.failed;
  return kept === null || answered ? before : { ...before, plan: kept };
}

/** Null while nothing has changed the total; a total that is unknown before or after has no difference. */
function deltaOf(before: PlanState, next: Plan): PlanState["delta"] {
  if (!before.plan) return before.delta;
  const was = before.plan.price.total_agreement_price;
  const is = next.price.total_agreement_price;
  if (was === is) return before.delta;
  return { total: was === null || is === null ? null : Math.round((is - was) * 100) / 100 };
}
