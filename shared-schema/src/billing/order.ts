/** The states of an order (decisions §12). */
export const ORDER_STATES = ["unpaid", "pending", "paid", "partly_refunded", "refunded", "disputed"] as const;
export type OrderState = (typeof ORDER_STATES)[number];

/** The reasons for which an order moves. */
export const ORDER_EVENTS = [
  "attempt",
  "fail",
  "pay",
  "refund_part",
  "refund",
  "dispute",
  "dispute_won",
  "dispute_won_part",
] as const;
export type OrderEvent = (typeof ORDER_EVENTS)[number];

/** The table of moves. A failed attempt goes back to unpaid; money that has arrived is taken in whatever was believed before. */
const MOVES: Readonly<Record<OrderEvent, Partial<Record<OrderState, OrderState>>>> = {
  attempt: { unpaid: "pending" },
  fail: { pending: "unpaid" },
  pay: { unpaid: "paid", pending: "paid" },
  refund_part: { paid: "partly_refunded", partly_refunded: "partly_refunded" },
  refund: { paid: "refunded", partly_refunded: "refunded", disputed: "refunded" },
  dispute: { paid: "disputed", partly_refunded: "disputed" },
  dispute_won: { disputed: "paid" },
  /** Of an order of which something was given back before. */
  dispute_won_part: { disputed: "partly_refunded" },
};

/** The state after an event; null where the table has no such move. */
export function orderAfter(state: OrderState, event: OrderEvent): OrderState | null {
  return MOVES[event][state] ?? null;
}

/** Does an order let its version be signed? One whose money came and was not all given back. */
export function coversFee(state: OrderState): boolean {
  return state === "paid" || state === "partly_refunded" || state === "disputed";
}
