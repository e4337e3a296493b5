import type { Settlement } from "../../agreement/schema.ts";
import type { Plan } from "../../pricing/plan.ts";

/** What a settlement compares with: the rate and the litres of the last generated version, out of its plan. */
export function agreedIn({ tax, price }: Pick<Plan, "tax" | "price">): Settlement {
  return {
    rate: tax.exact && `${tax.exact.num}/${tax.exact.den}`,
    litres: Object.fromEntries(price.bunkers.map(({ id, quantity_used }) => [String(id), quantity_used])),
  };
}
