import type { CardPayment } from "../../../ports/card/card.ts";
import type { OrderRow } from "../../../store/queries/billing/orders.ts";
import { noteEvent } from "../../base/audit/note.ts";
import { transact } from "../../base/context.ts";
import { DAY_MS, movedBy } from "../../base/instants.ts";
import { orderIn } from "../buyer.ts";
import type { Billing, BillingDeps } from "../deps.ts";
import { mirror } from "../pay/mirror.ts";

/**
 * Reads orders back from the provider after a restore: those of which the backup knows nothing, and those that it knows as unpaid. Until
 * it has ended no one can buy, so that no one pays twice. An error leaves it to be done again.
 */
export async function readBack(deps: BillingDeps, billing: Billing): Promise<void> {
  const { orders } = deps.store.billing;
  let found = 0;
  try {
    for (const { payment_id } of orders.unpaid()) {
      const read = payment_id === null ? null : await billing.card.read(payment_id);
      if (read && !read.ok) return;
      if (read) mirror(deps, billing, read.value);
    }
    const last = orders.lastChange();
    const since = last === null ? new Date(0) : new Date(movedBy(last, -DAY_MS));
    for await (const payment of billing.card.since(since)) found += writeBack(deps, billing, payment) ? 1 : 0;
  } catch (error) {
    deps.log.error({ err: error }, "Orders could not be read back");
    return;
  }
  transact(deps, (tx) => {
    tx.store.meta.setReadBack(false);
    // What was given back or disputed since the backup is seen at the next looks.
    tx.store.billing.orders.lookAgain();
    noteEvent(tx, { verb: "billing.read_back", user_id: null, details: { orders: found } }, null);
  });
}

/** Writes an order that the backup lacks, from the facts of its payment. @returns whether it was lacking */
function writeBack(deps: BillingDeps, billing: Billing, payment: CardPayment): boolean {
  const bought = payment.state === "paid" ? orderIn(payment.facts) : null;
  if (!bought) return false;
  const isNew = transact(deps, (tx) => {
    const { orders } = tx.store.billing;
    if (orders.get(bought.id)) return false;
    const ofVersion = orders.of(bought.cruise_id).filter(({ version }) => version === bought.version);
    const round = Math.max(bought.round, ...ofVersion.map((each) => each.round + 1));
    const order: OrderRow = {
      ...{ ...bought, round, state: "unpaid", currency: payment.currency, refunded: 0, attempt: 1 },
      ...{ payment_id: payment.id, register: null, register_at: null },
      ...{ created_at: tx.now, changed_at: tx.now, paid_at: null, looked_at: null },
    };
    orders.add(order);
    return true;
  });
  mirror(deps, billing, payment);
  return isNew;
}
