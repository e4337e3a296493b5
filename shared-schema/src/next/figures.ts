import type { AgreementBody } from "../agreement/schema.ts";
import { lacksFuel } from "../pricing/fuel.ts";
import type { Plan } from "../pricing/plan.ts";
import type { NextSubject } from "./words.ts";

/** The figures of a plan that the sentence about a step names. */
export function figuresOfPlan(
  agreement: AgreementBody,
  { price, estimated }: Pick<Plan, "price" | "estimated">,
): Required<Pick<NextSubject, "total" | "isEstimated" | "lacksFuel">> {
  return {
    total: price.total_agreement_price,
    isEstimated: estimated.length > 0,
    lacksFuel: lacksFuel(agreement, price.total_fuel_consumption),
  };
}
