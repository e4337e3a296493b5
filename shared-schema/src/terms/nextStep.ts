import type { AgreementBody } from "../agreement/schema.ts";
import { type Action, isGenerated } from "../agreement/status.ts";

/** The next thing an agreement waits for: particulars, approvals, or a step of its life cycle. */
export type NextStep =
  | { kind: "particulars"; missing: number }
  | { kind: "approve" }
  | { kind: "move"; action: Extract<Action, "generate" | "start_settling" | "settle" | "archive"> };

/**
 * The next step of an agreement.
 * @param missing the number of particulars that its contract lacks; null while unknown
 * @param now an instant, UTC
 * @returns null while it is not known, and where nothing is to be done before the voyage has ended
 */
export function nextStep(
  { status, redelivery_date }: Pick<AgreementBody, "status" | "redelivery_date">,
  missing: number | null,
  now: string,
): NextStep | null {
  switch (status) {
    case "DRAFT":
      if (missing === null) return null;
      return missing > 0 ? { kind: "particulars", missing } : { kind: "approve" };
    case "LOCKED":
      return { kind: "move", action: "generate" };
    case "CONTRACT":
    case "ADDENDUM":
      return redelivery_date !== null && redelivery_date < now ? { kind: "move", action: "start_settling" } : null;
    case "SETTLING":
      return { kind: "move", action: "settle" };
    case "SETTLED":
      return { kind: "move", action: "archive" };
    case "ARCHIVED":
      return null;
  }
}

/** A reader's own part of an agreement. */
export interface OwnPart {
  /** The number of their own particulars that the contract lacks. */
  lacks: number;
  /** Their approval is needed, and not given. */
  approves: boolean;
}

/**
 * The next step of an agreement for someone who reads it and does not draft it: their own particulars, then their approval.
 * @param missing the number of all particulars that its contract lacks
 * @returns null where it waits for others
 */
export function readerStep(
  { status }: Pick<AgreementBody, "status">,
  { lacks, approves }: OwnPart,
  missing: number,
): NextStep | null {
  if (isGenerated(status)) return null;
  if (status === "DRAFT" && lacks > 0) return { kind: "particulars", missing: lacks };
  return approves && (status === "LOCKED" || missing === 0) ? { kind: "approve" } : null;
}
