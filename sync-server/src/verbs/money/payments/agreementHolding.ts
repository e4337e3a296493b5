import { partOf } from "shared-schema/agreement/mutations/parts";
import { type Actor, type Deps, reading } from "../../base/context.ts";
import { readable } from "../../documents/readable.ts";
import { shown } from "../../visibility/shown.ts";

/**
 * Finds the agreement that a call for fund, a payment or an expense belongs to, where the actor sees it: passengers see none of them.
 * Ids are made by devices: one that two agreements hold names neither.
 * @returns its number; null where there is none
 */
export function agreementHolding(
  deps: Deps,
  actor: Actor,
  map: "payment_calls" | "payments" | "expenses",
  part: string,
): number | null {
  const tx = reading(deps);
  const holding = tx.store.moneyParts.agreementsWith(part).filter((id) => {
    const row = readable(tx, actor, "agreements", id);
    if (row === undefined) return false;
    const { [map]: parts } = shown("agreements", row);
    return partOf<unknown>(parts ?? {}, part) !== undefined;
  });
  const [only] = holding;
  return only === undefined || holding.length > 1 ? null : Number(only);
}
