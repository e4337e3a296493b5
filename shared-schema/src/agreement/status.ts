import { done, type Result, refused } from "../result.ts";
import type { AgreementBody, Status } from "./schema.ts";

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
  settle: { from: ["SETTLING"], to: () => "SETTLED", needs: "approve-or-admin" },
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
    return refused("status", `'${action}' is not possible while the agreement is ${agreement.status}.`);
  }
  return done(move.to(agreement));
}

/** DRAFT and LOCKED count as not generated: their documents carry the watermark. */
export function isGenerated(status: Status): boolean {
  return status !== "DRAFT" && status !== "LOCKED";
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
