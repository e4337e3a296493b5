import { fingerprint } from "shared-schema/agreement/fingerprint";
import { factsFromPlan } from "shared-schema/contract/factsFromPlan";
import type { Plan, PlanInput } from "shared-schema/pricing/plan";
import type { ProfileBody } from "shared-schema/profile/schema";

/** An agreement as it is, or as it would be, with all that its contract names. */
export interface OutcomeInput extends Omit<PlanInput, "geo"> {
  id: number;
  profiles: Readonly<Record<number, ProfileBody>>;
}

/** What an agreement comes to, as far as a decision between two values needs it. */
export interface Outcome {
  total: number | null;
  rate: number | null;
  /** Of the terms: approvals hold as long as it stays the same. */
  fingerprint: string;
}

/** Total, rate and fingerprint of one version. */
export function outcomeOf({ id, agreement, yacht, profiles }: OutcomeInput, plan: Plan): Outcome {
  return {
    total: plan.price.total_agreement_price,
    rate: plan.tax.effective_vat_rate,
    fingerprint: fingerprint(factsFromPlan({ id, agreement, yacht, profiles, plan })),
  };
}
