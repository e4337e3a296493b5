import { useMemo } from "react";
import type { AgreementBody } from "shared-schema/agreement/schema";
import type { Inputs } from "shared-schema/frozen/inputs";
import type { Plan } from "shared-schema/pricing/plan";
import { factsFromPlan } from "shared-schema/terms/factsFromPlan";
import { type Missing, missingOf } from "shared-schema/terms/missing";

const NOTHING: Missing = { paths: [], forTotal: [] };

/** Returns the items that the contract lacks; none before the plan is there. */
export function useMissing(
  id: number,
  agreement: AgreementBody,
  inputs: Inputs | undefined,
  plan: Plan | null,
): Missing {
  return useMemo(() => {
    if (!inputs || !plan) return NOTHING;
    const { yacht, profiles } = inputs;
    return missingOf(factsFromPlan({ id, agreement, yacht, profiles, plan }));
  }, [id, agreement, inputs, plan]);
}
