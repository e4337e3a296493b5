import type { Next } from "./next.ts";

/** The kinds of steps, the most urgent first. Lists and alerts are in this order. */
const ORDER = [
  ...(["conflict", "sign", "approve", "details"] as const),
  ...(["overdue", "soon", "ask", "items", "move", "later", "waits"] as const),
];

/** Where a step belongs among those of other agreements: the lower, the earlier. */
export function urgencyOf(next: Next): number {
  if (next.kind !== "pay" && next.kind !== "collect") return ORDER.indexOf(next.kind);
  return ORDER.indexOf(next.isOverdue ? "overdue" : next.isPressing ? "soon" : "later");
}
