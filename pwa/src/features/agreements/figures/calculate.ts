import { factsFromPlan } from "shared-schema/terms/factsFromPlan";
import { missingOf } from "shared-schema/terms/missing";
import type { OwnPart } from "shared-schema/terms/nextStep";
import { readOwnPart } from "../../../store/queries/agreement/ownPart.ts";
import { readDraftInput } from "../../../store/queries/draftInput.ts";
import { keepPlan, keptPlan, planInputOf, planKey } from "../../../store/queries/kept/keptPlans.ts";
import { PLANNER, planWorker } from "../../../workers/plan/planner.ts";

/** The figures that the list shows of an agreement beyond its document. */
export interface ListFigures {
  /** In the agreement's currency; null where it cannot be calculated. */
  total: number | null;
  /** The total rests on estimated times. */
  isEstimated: boolean;
  /** The number of particulars that the contract still lacks. */
  missing: number;
  /** The viewer's own part of it. */
  own: OwnPart;
}

/** The figures of an agreement, of its kept plan or a new one; null when it, or its frozen copy, is not on this device. */
export async function figuresOf(id: number): Promise<ListFigures | null> {
  const read = await readDraftInput(id);
  if (!read.ok) return null;
  const { agreement, yacht, profiles } = read.value;
  const input = planInputOf(agreement, read.value);
  let plan = await keptPlan(id, planKey(PLANNER, input));
  if (!plan) {
    plan = await planWorker.ask((remote) => remote.plan(input));
    await keepPlan(id, PLANNER, input, plan);
  }
  const facts = factsFromPlan({ id, agreement, yacht, profiles, plan });
  return {
    total: plan.price.total_agreement_price,
    isEstimated: plan.estimated.length > 0,
    missing: missingOf(facts).paths.length,
    own: await readOwnPart(id, { agreement, profiles }),
  };
}
