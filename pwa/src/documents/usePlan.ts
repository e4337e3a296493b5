import { useCallback, useEffect, useMemo } from "react";
import type { AgreementBody } from "shared-schema/agreement/schema";
import type { Inputs } from "shared-schema/frozen/inputs";
import { legsToRoute } from "shared-schema/itinerary/edit/routedLegs";
import type { Plan, PlanInput } from "shared-schema/pricing/plan";
import { createStore, useStore } from "zustand";
import { keepPlan, keptPlan, lastKnown, planInputOf, planKey } from "../store/queries/kept/keptPlans.ts";
import { PLANNER, planWorker } from "../workers/plan/planner.ts";
import { planning } from "../workers/plan/planning.ts";
import {
  asked,
  type Delta,
  isSettled,
  type LastKnown,
  NO_PLAN,
  type PlanState,
  routed,
} from "../workers/plan/planState.ts";

type Input = Omit<PlanInput, "geo">;

interface Planning {
  plan: Plan | null;
  /** The figures kept of the last visit; null where there are none. */
  last: LastKnown | null;
  /** An edit is being routed or planned. */
  busy: boolean;
  failed: boolean;
  /** The effect of the last edit; null before there was one, and while one is under way. */
  delta: Delta | null;
  /** Plans once more, after the worker could not. */
  again(): void;
  /** Says whether a router is there to draw the legs that an edit leaves to it: the delta waits for it. */
  setRoutes(routes: boolean): void;
}

const NOT_READY: Partial<Inputs> = {};

/**
 * The plan of an agreement, made again after every change, always off the main thread; the newest change wins. When an
 * agreement is opened as it was planned last, that plan is shown until the new one is there.
 * @param inputs undefined while they are loading
 */
export function usePlan(agreementId: number, agreement: AgreementBody, inputs: Inputs | undefined): Planning {
  const desk = useMemo(() => planDesk(agreementId), [agreementId]);
  useEffect(() => desk.open(), [desk]);
  const state = useStore(desk.state);
  const { yacht, taxRows, today } = inputs ?? NOT_READY;
  const plan = useCallback(() => {
    if (yacht === undefined || !taxRows || today === undefined) return;
    desk.ask(planInputOf(agreement, { yacht, taxRows, today }));
  }, [desk, agreement, yacht, taxRows, today]);
  useEffect(plan, [plan]);
  const settled = isSettled(state);
  const { failed, delta } = state;
  return {
    ...{ plan: state.plan, last: state.last, busy: !settled, failed, delta: settled ? delta : null },
    ...{ again: plan, setRoutes: desk.setRoutes },
  };
}

/**
 * Plans one agreement while its screen is open. The state is a store of its own: React shows a change of it at once, while a
 * change of its own state would wait for the section that is being drawn.
 */
function planDesk(agreementId: number) {
  const state = createStore<PlanState>()(() => NO_PLAN);
  let open = false;
  const ask = planning({
    make: (input) => planWorker.ask((remote) => remote.plan(input)),
    keyOf: (input) => planKey(PLANNER, input),
    last: async (key, { agreement }) => {
      // Null where the store fails, too: the worker makes the plan in any case.
      const same = keptPlan(agreementId, key).catch(() => null);
      const last = lastKnown(agreementId, PLANNER, agreement.currency).catch(() => null);
      return { same: await same, last: await last };
    },
    keep: (input, made) => {
      // A plan that cannot be kept is made again when the agreement is opened.
      if (open) keepPlan(agreementId, PLANNER, input, made).catch(() => undefined);
    },
    show: (change) => {
      if (open) state.setState(change);
    },
  });
  return {
    state,
    ask: (input: Input) => {
      const unrouted = legsToRoute(input.agreement.waypoints).length > 0;
      state.setState((before) => asked(before, unrouted));
      ask(input);
    },
    setRoutes: (routes: boolean) => state.setState((before) => routed(before, routes)),
    /** @returns how to close it: answers that come later are dropped */
    open: () => {
      open = true;
      return () => {
        open = false;
      };
    },
  };
}
