import { useMemo } from "react";
import { missingPaths } from "shared-schema/agreement/missing";
import type { AgreementBody } from "shared-schema/agreement/schema";
import { factsFromPlan } from "shared-schema/contract/factsFromPlan";
import type { Plan } from "shared-schema/pricing/plan";
import { useProfiles, useYacht } from "../../../store/documents.ts";

const NONE: readonly string[] = [];

/** Paths of what the contract lacks; nothing is said before the plan is there. */
export function useMissing(id: number, agreement: AgreementBody | null, plan: Plan | null): readonly string[] {
  const profiles = useProfiles();
  const yacht = useYacht(agreement?.yacht_id ?? null);
  return useMemo(() => {
    if (!agreement || !plan || !profiles) return NONE;
    const known = Object.fromEntries(profiles.map((profile) => [profile.id, profile.body]));
    const contract = missingPaths(factsFromPlan({ id, agreement, yacht: yacht?.body ?? null, profiles: known, plan }));
    // Without both base prices there is no total, so the price is not complete, whatever the contract asks.
    const prices = plan.price.missing
      .filter((field) => field.startsWith("base_price"))
      .map((field) => `cruise.${field}`);
    return [...new Set([...contract, ...prices])];
  }, [id, agreement, plan, profiles, yacht]);
}
