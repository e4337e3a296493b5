import type { Plan, PlanInput } from "shared-schema/pricing/plan";
import type { ProfileBody } from "shared-schema/profile/schema";
import { factsFromPlan } from "shared-schema/terms/factsFromPlan";
import { fingerprintOf } from "shared-schema/terms/fingerprint";
import { type ContractTerms, terms } from "shared-schema/terms/terms";

/** An agreement as it is, or as it would be, with all that its contract names. */
export interface PlanOutcomeInput extends Omit<PlanInput, "geo"> {
  id: number;
  profiles: Readonly<Record<number, ProfileBody>>;
}

/** The result of an agreement, as far as a decision between two values needs it. */
export interface PlanOutcome {
  total: number | null;
  rate: number | null;
  /** Of the terms: approvals hold as long as it stays the same. */
  fingerprint: string;
}

/** The terms of an agreement as they bind. */
export interface BindingTerms {
  terms: ContractTerms;
  fingerprint: string;
}

/** The terms of an agreement and their fingerprint. */
export function bindingTerms({ id, agreement, yacht, profiles }: PlanOutcomeInput, plan: Plan): BindingTerms {
  const made = terms(factsFromPlan({ id, agreement, yacht, profiles, plan }));
  return { terms: made, fingerprint: fingerprintOf(made) };
}

/** Total, rate and fingerprint of one version. */
export function planOutcome(input: PlanOutcomeInput, plan: Plan): PlanOutcome {
  return {
    total: plan.price.total_agreement_price,
    rate: plan.tax.effective_vat_rate,
    fingerprint: bindingTerms(input, plan).fingerprint,
  };
}
