import type { ApprovalState } from "shared-schema/approval/marks";

/** The state of several approvals as one: approved only when all are, and outdated as soon as one is. Null of none. */
export function summedState(states: readonly ApprovalState[]): ApprovalState | null {
  if (states.length === 0) return null;
  return states.find((state) => state === "OUTDATED") ?? states.find((state) => state === "PENDING") ?? "APPROVED";
}
