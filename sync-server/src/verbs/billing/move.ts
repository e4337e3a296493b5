import { type OrderEvent, orderAfter } from "shared-schema/billing/order";
import type { OrderRow } from "../../store/queries/billing/orders.ts";
import type { Tx } from "../base/context.ts";

interface Cause {
  /** Null for what the provider has said. */
  user: number | null;
  /** A code: why an attempt failed. */
  code?: string;
}

/**
 * Moves an order in an open transaction, by the table of moves and one conditional statement: of two that want to move it, one does.
 * @returns the order as it is now; null where it has moved meanwhile, or the table has no such move
 */
export function moveOrder(
  tx: Tx,
  order: OrderRow,
  event: OrderEvent,
  change: Partial<OrderRow>,
  { user, code }: Cause,
): OrderRow | null {
  const state = orderAfter(order.state, event);
  if (state === null) return null;
  const next: OrderRow = { ...order, ...change, state, changed_at: tx.now };
  const { orders } = tx.store.billing;
  if (!orders.change(next, order)) return null;
  orders.addMove({
    ...{ order_id: order.id, event, from_state: order.state, to_state: state },
    ...{ cause: code ?? null, user_id: user, at: tx.now },
  });
  return next;
}
