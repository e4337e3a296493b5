import { coversFee } from "shared-schema/billing/order";
import type { OrderRow } from "../../../store/queries/billing/orders.ts";
import type { Tx } from "../../base/context.ts";

/** What was bought of an agreement, as one of its versions sees it. */
export interface Bought {
  /** The order that pays for the version, whatever it cost. */
  own: OrderRow | null;
  /** The last order of the version, whatever became of it. */
  last: OrderRow | null;
  /** The fee up to which earlier versions were paid, in euros; null where none was. */
  covered: number | null;
}

/** Reads what was bought of an agreement. A fee that was paid with an earlier version is not owed again. */
export function boughtOf({ store }: Pick<Tx, "store">, { id, version }: { id: number; version: number }): Bought {
  const all = store.billing.orders.of(id);
  const ofVersion = all.filter((each) => each.version === version);
  const paid = all.filter((each) => coversFee(each.state));
  const earlier = paid.filter((each) => each.version < version).map(({ fee, covered }) => Math.max(fee, covered));
  return {
    own: ofVersion.find((each) => coversFee(each.state)) ?? null,
    last: ofVersion.at(-1) ?? null,
    covered: earlier.length === 0 ? null : Math.max(...earlier),
  };
}
