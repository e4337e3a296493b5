import type { Next } from "./next.ts";

/** The kinds of steps, the most urgent first. Lists and alerts are in this order. */
const ORDER = [
  ...(["conflict", "sign", "approve", "details"] as const),
  ...(["overdue", "soon", "ask", "items", "move", "later", "waits"] as const),
];

/** A step as far as its urgency goes: a call for fund counts by when it is due. */
export type Urgency = (typeof ORDER)[number];

/** Where a step belongs among those of other agreements: the lower, the earlier. */
export function urgencyOf(next: Next): number {
  if (next.kind !== "pay" && next.kind !== "collect") return rankOf(next.kind);
  return rankOf(next.isOverdue ? "overdue" : next.isPressing ? "soon" : "later");
}

/** Where a kind of step belongs among the others: the lower, the earlier. */
export function rankOf(urgency: Urgency): number {
  return ORDER.indexOf(urgency);
}
