import type { Actor, Tx } from "../../base/context.ts";
import type { BillingDeps } from "../deps.ts";
import { boughtOf } from "./covered.ts";
import { mayBuy } from "./mayBuy.ts";

/** Is the fee of a version still to be bought, by someone who may? Nothing is priced for this answer: it is asked for often. */
export function mayPayFee(
  tx: Tx,
  { billing }: Pick<BillingDeps, "billing">,
  actor: Actor,
  place: { id: number; version: number },
): boolean {
  const row = billing === null ? undefined : tx.store.contractVersions.get(place.id, place.version);
  if (!row || tx.store.contractVersions.latestOf(place.id) !== place.version) return false;
  return boughtOf(tx, place).own === null && mayBuy(tx, actor, row);
}
