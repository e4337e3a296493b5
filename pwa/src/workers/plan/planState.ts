import type { Plan } from "shared-schema/pricing/plan";

export interface PlanState {
  plan: Plan | null;
  busy: boolean;
  /** The agreement as it is now could not be planned: there is no plan, and no older one in its place. */
  failed: boolean;
  /** What the last change did to the total; null before there was one. */
  delta: { total: number | null } | null;
}

export const NO_PLAN: PlanState = { plan: null, busy: true, failed: false, delta: null };

/**
 * What is shown once the worker has answered.
 * @param plan null when it failed
 * @param more whether a newer change is being planned already
 */
export function planned(before: PlanState, plan: Plan | null, more: boolean): PlanState {
  if (!plan) return { plan: null, busy: more, failed: true, delta: null };
  return { plan, busy: more, failed: false, delta: deltaOf(before, plan) };
}

/** Null while nothing has changed the total; a total that is unknown before or after has no difference. */
function deltaOf(before: PlanState, next: Plan): PlanState["delta"] {
  if (!before.plan) return before.delta;
  const was = before.plan.price.total_agreement_price;
  const is = next.price.total_agreement_price;
  if (was === is) return before.delta;
  return { total: was === null || is === null ? null : Math.round((is - was) * 100) / 100 };
}
