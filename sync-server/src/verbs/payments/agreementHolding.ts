import { partOf } from "shared-schema/agreement/mutations/parts";
import { visibleBody } from "../core/bodies.ts";
import { type Actor, type Deps, reading } from "../core/context.ts";
import { readable } from "../visibility/readable.ts";

/**
 * Finds the agreement that a call for fund or a payment belongs to, where the actor sees it: passengers see neither. Ids are made by
 * devices: one that two agreements hold names neither.
 * @returns its number; null where there is none
 */
export function agreementHolding(
  deps: Deps,
  actor: Actor,
  map: "payment_calls" | "payments",
  part: string,
): number | null {
  const tx = reading(deps);
  const holding = tx.store.moneyParts.agreementsWith(part).filter((id) => {
    const row = readable(tx, actor, "agreements", id);
    return row !== undefined && partOf<unknown>(visibleBody("agreements", row, row.sight)[map], part) !== undefined;
  });
  const [only] = holding;
  return only === undefined || holding.length > 1 ? null : Number(only);
}
