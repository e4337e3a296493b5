import { done, type Result } from "shared-schema/base/result";
import type { Promo } from "shared-schema/billing/promo";
import { noteEvent } from "../../base/audit/note.ts";
import { type Actor, type Deps, transact } from "../../base/context.ts";

/** The promos, the first ones first. */
export function listPromos({ store }: Deps): Result<Promo[]> {
  return done(store.billing.promos.all());
}

/** Puts a list of promos in the place of the former one. Offers that were shown with another price are refused from now on. */
export function setPromos(deps: Deps, actor: Actor, promos: readonly Promo[]): Result<Promo[]> {
  transact(deps, (tx) => {
    tx.store.billing.promos.replace(promos);
    noteEvent(tx, { verb: "billing.set_promos", user_id: actor.user_id, details: { promos: promos.length } }, null);
  });
  return listPromos(deps);
}
