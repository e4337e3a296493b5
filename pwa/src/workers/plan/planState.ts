import type { Plan } from "shared-schema/pricing/plan";

/** The figures that an edit is measured by; null where they are unknown. */
interface Measured {
  total: number | null;
  rate: number | null;
}

/** The effect of the last edit. */
export interface Delta {
  /** Null where the total is unknown before or after. */
  total: number | null;
  /** The tax rate before and after; null where it is the same. */
  rate: { from: number | null; to: number | null } | null;
}

/** The last figures of an agreement that were seen on this device. */
export interface LastKnown {
  plan: Plan;
  /** When they were calculated, UTC. */
  at: string;
  /** Of the terms as they were computed last; null when they never were. */
  fingerprint: string | null;
}

export interface PlanState {
  plan: Plan | null;
  /** The figures kept of the last visit; null where there are none. */
  last: LastKnown | null;
  /** An edit is being planned. */
  busy: boolean;
  /** The newest edit left legs that a router is to draw. */
  unrouted: boolean;
  /** A router is there to draw them. */
  routes: boolean;
  /** The agreement as it is now could not be planned: there is no plan or one with gaps, and no older one in its place. */
  failed: boolean;
  /** The figures before the edit that is under way, or before the last one; null where there were none. */
  base: Measured | null;
  /** The effect of the last edit whose legs are routed and priced; null before there was one. */
  delta: Delta | null;
}

export const NO_PLAN: PlanState = {
  plan: null,
  last: null,
  busy: true,
  unrouted: false,
  routes: false,
  failed: false,
  base: null,
  delta: null,
};

/** Whether nothing is under way: every leg is drawn, and the plan is that of the newest edit. */
export function isSettled({ busy, unrouted, routes }: PlanState): boolean {
  return !busy && !(unrouted && routes);
}

/** Returns the state once an edit is being planned. */
export function asked(before: PlanState, unrouted: boolean): PlanState {
  return follow(before, { ...before, busy: true, unrouted });
}

/** Returns the state once a router has come, or has given up. */
export function routed(before: PlanState, routes: boolean): PlanState {
  return follow(before, { ...before, routes });
}

/**
 * Returns the state to show once the worker has answered.
 * @param plan null when it failed
 * @param more whether a newer change is being planned already
 */
export function planned(before: PlanState, plan: Plan | null, more: boolean): PlanState {
  const failed = plan === null || plan.failed !== null;
  return follow(before, { ...before, plan, busy: more, failed });
}

/**
 * Returns the state to show while the worker makes the first plan: the last plan made of the same inputs.
 * @param kept null when there is none
 * @param last the last plan, whatever it was made of
 */
export function meanwhile(before: PlanState, kept: Plan | null, last: LastKnown | null = null): PlanState {
  const answered = before.plan !== null || before.failed;
  if (answered) return before;
  return kept === null && last === null ? before : { ...before, plan: kept, last };
}

/**
 * One gesture has one delta. The router answers a moved waypoint with an edit of its own: from the first edit until the last
 * leg is priced, the base remains the state before the gesture.
 */
function follow(before: PlanState, after: PlanState): PlanState {
  if (after.failed) return { ...after, base: null, delta: null };
  if (isSettled(before) && !isSettled(after)) return { ...after, base: before.plan && measured(before.plan) };
  return isSettled(after) && !isSettled(before) ? { ...after, delta: deltaOf(after) } : after;
}

function measured({ price, tax }: Plan): Measured {
  return { total: price.total_agreement_price, rate: tax.effective_vat_rate };
}

/** The last delta while an edit changes neither figure. */
function deltaOf({ base, plan, delta }: PlanState): Delta | null {
  return (base && plan && difference(base, measured(plan))) ?? delta;
}

/** Null where total and rate are the same; a total that is unknown before or after has no difference. */
function difference(before: Measured, after: Measured): Delta | null {
  const rate = before.rate === after.rate ? null : { from: before.rate, to: after.rate };
  if (before.total === after.total && rate === null) return null;
  if (before.total === null || after.total === null) return { total: null, rate };
  return { total: Math.round((after.total - before.total) * 100) / 100, rate };
}

/** Returns what a plan would change of another; null where neither total nor rate. */
export function deltaBetween(before: Plan, after: Plan): Delta | null {
  return difference(measured(before), measured(after));
}
