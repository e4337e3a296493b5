import { done, type Refused, type Result, refused } from "../base/result.ts";
import { accessTo, type Viewer } from "./access.ts";
import type { AgreementBody, Status } from "./schema.ts";
import { refuseOpenCalls } from "./settlement/openCalls.ts";

/** The moves of an agreement's life, one table for buttons, local writes, REST calls and pushes. */
export const ACTIONS = [
  "lock",
  "unlock",
  "generate",
  "new_addendum",
  "discard_addendum",
  "start_settling",
  "cancel_settling",
  "settle",
  "reopen",
  "archive",
] as const;
export type Action = (typeof ACTIONS)[number];

interface Move {
  from: readonly Status[];
  /** Beyond the status: what the agreement must be like. */
  when?: (agreement: AgreementBody) => boolean;
  /** What has to be done before, named by the refusal. */
  unless?: (agreement: AgreementBody) => Refused | null;
  to: (agreement: AgreementBody) => Status;
  /** Beyond write access: settling is for those who can approve, or an admin. */
  needs: "write" | "approve-or-admin" | "write-or-admin";
}

const lastGenerated = (agreement: AgreementBody): Status =>
  agreement.generated_versions_len > 1 ? "ADDENDUM" : "CONTRACT";

export const MOVES: Record<Action, Move> = {
  lock: { from: ["DRAFT"], to: () => "LOCKED", needs: "write" },
  unlock: { from: ["LOCKED"], to: () => "DRAFT", needs: "write" },
  generate: {
    from: ["DRAFT", "LOCKED"],
    to: (agreement) => (agreement.version === 0 ? "CONTRACT" : "ADDENDUM"),
    needs: "write",
  },
  new_addendum: { from: ["CONTRACT", "ADDENDUM"], to: () => "DRAFT", needs: "write" },
  discard_addendum: {
    from: ["DRAFT", "LOCKED"],
    when: (agreement) => agreement.version > 0,
    to: lastGenerated,
    needs: "write",
  },
  start_settling: { from: ["CONTRACT", "ADDENDUM"], to: () => "SETTLING", needs: "write" },
  cancel_settling: { from: ["SETTLING"], to: lastGenerated, needs: "approve-or-admin" },
  settle: { from: ["SETTLING"], unless: refuseOpenCalls, to: () => "SETTLED", needs: "approve-or-admin" },
  reopen: { from: ["SETTLED"], to: () => "SETTLING", needs: "approve-or-admin" },
  archive: {
    from: ["SETTLED", "DRAFT"],
    when: (agreement) => agreement.status === "SETTLED" || agreement.version === 0,
    to: () => "ARCHIVED",
    needs: "write-or-admin",
  },
};

/** The status that an action leads to, or a refusal that names the status and the action. */
export function decideMove(agreement: AgreementBody, action: Action): Result<Status> {
  const move = MOVES[action];
  if (!move.from.includes(agreement.status) || (move.when && !move.when(agreement))) {
    return refused("agreement.move-closed", { action, status: agreement.status });
  }
  return move.unless?.(agreement) ?? done(move.to(agreement));
}

/**
 * The status that a viewer's action leads to, asked by buttons and calls alike: 404 for who may not read, 403 for who may not
 * make this move, 409 for a status that does not allow it.
 */
export function decideMoveBy(agreement: AgreementBody, action: Action, viewer: Viewer): Result<Status> {
  const { read, write, can_approve } = accessTo(agreement, viewer);
  if (!read) return refused("agreement.not-found");
  const { needs } = MOVES[action];
  if (!write) return refused("agreement.read-only");
  if (needs === "approve-or-admin" && !can_approve && !viewer.is_admin) {
    return refused("agreement.approvers-only");
  }
  return decideMove(agreement, action);
}

/** Returns the action that unlocking stands for: it opens a new addendum where a version was generated. */
export function unlockingAction(status: Status): "unlock" | "new_addendum" {
  return status === "CONTRACT" || status === "ADDENDUM" ? "new_addendum" : "unlock";
}

/** DRAFT and LOCKED count as not generated: their documents carry the watermark. */
export function isGenerated(status: Status): boolean {
  return status !== "DRAFT" && status !== "LOCKED";
}

/** The text of the current terms carries «Draft»: they were never generated. An archived draft stays one. */
export function isDraftText({ status, generated_versions_len }: AgreementBody): boolean {
  return !isGenerated(status) || generated_versions_len === 0;
}

/** «Everything is disabled»: nothing of the agreement may be edited. */
export function isLocked(status: Status): boolean {
  return status === "LOCKED" || status === "SETTLED" || status === "ARCHIVED";
}

/** The status in the specification's words. */
export function statusLabel(status: Status, version: number): string {
  if (status === "DRAFT") return version > 0 ? "Addendum Draft" : "Draft";
  if (status === "LOCKED") return "Approved";
  return { CONTRACT: "Contract", ADDENDUM: "Addendum", SETTLING: "Settling", SETTLED: "Settled", ARCHIVED: "Archived" }[
    status
  ];
}

const SETTLEMENT_FIELDS = [
  "actual_client_expenses",
  "actual_deposit_deduction",
  "deposit_deduction_confirmed",
] as const;

type Group = "terms" | "calls" | "payments" | "settlement" | "comments";

const OPEN: Record<Group, readonly Status[]> = {
  terms: ["DRAFT"],
  calls: ["DRAFT", "CONTRACT", "ADDENDUM", "SETTLING"],
  payments: ["DRAFT", "LOCKED", "CONTRACT", "ADDENDUM", "SETTLING"],
  settlement: ["SETTLING"],
  comments: ["DRAFT", "LOCKED", "CONTRACT", "ADDENDUM", "SETTLING", "SETTLED", "ARCHIVED"],
};

/** Returns the group of fields that a top-level key of the aggregate belongs to. */
export function groupOf(key: string): Group {
  if (key === "payment_calls") return "calls";
  if (key === "payments" || key === "comments") return key;
  if (key === "expenses") return "payments";
  if ((SETTLEMENT_FIELDS as readonly string[]).includes(key)) return "settlement";
  return "terms";
}

/** May this group of fields be written in this status? Screens disable by it, writes are refused by it. */
export function isOpen(status: Status, group: Group): boolean {
  return OPEN[group].includes(status);
}
