import { approvalState, approve, decideApprovalsSize, isApprovedByAll } from "shared-schema/approval/marks";
import { decideApproval, decideSeen } from "shared-schema/approval/mayApprove";
import type { ApprovalsBody } from "shared-schema/approval/schema";
import { done, type Result } from "shared-schema/base/result";
import { bytesOf } from "shared-schema/base/size";
import { decideBinding } from "shared-schema/frozen/times";
import type { ContractTerms } from "shared-schema/terms/terms";
import { currentTerms } from "../../agreement/currentTerms.ts";
import { approvalsOf, keepApprovals } from "../../agreement/keptApprovals.ts";
import { lockApproved } from "../../agreement/moves/moves.ts";
import { type Actor, attempt, type Deps, type Tx } from "../../base/context.ts";
import { derived } from "../../base/derived.ts";
import { overQuota } from "../../base/quota.ts";
import { viewerOf } from "../../base/viewer.ts";
import { findDocument } from "../../documents/editDocument.ts";
import type { ReadableRow } from "../../documents/readable.ts";
import { shown } from "../../visibility/shown.ts";

/**
 * Approves an agreement for all parties of the actor's that can. The last approval that was needed locks a draft.
 * @param seen the fingerprint of the terms that the actor has read; without one, the terms of this moment are approved (decision 158)
 */
export function approveAgreement(
  deps: Deps,
  actor: Actor,
  id: number,
  seen: string | undefined,
): Promise<Result<null>> {
  return derived(actor, () => attempt(deps, (tx) => approveNow(tx, actor, id, seen)));
}

function approveNow(tx: Tx, actor: Actor, id: number, seen: string | undefined): Result<null> {
  const found = findDocument(tx, actor, "agreements", String(id));
  if (!found.ok) return found;
  const row = found.value;
  const agreement = shown("agreements", row);
  const parties = decideApproval(agreement, viewerOf(tx, actor));
  if (!parties.ok) return parties;
  const { terms, fingerprint, plan } = currentTerms(tx, actor, row);
  const same = decideSeen(seen, fingerprint);
  if (!same.ok) return same;
  const binding = decideBinding(plan);
  if (!binding.ok) return binding;
  const before = approvalsOf(tx, row.id);
  const isGiven = parties.value.every((party) => approvalState(before, party, fingerprint) === "APPROVED");
  const kept = isGiven
    ? done(before)
    : give(tx, actor, row, before, { parties: parties.value, fingerprint, terms, named: seen !== undefined });
  if (!kept.ok) return kept;
  // Asked again of a current approval: someone may have unlocked the draft since, and changed nothing.
  if (agreement.status !== "DRAFT" || !isApprovedByAll(agreement, kept.value, fingerprint)) return done(null);
  const locked = lockApproved(tx, actor, row);
  return locked.ok ? done(null) : locked;
}

/** Notes the approval. @returns the approvals as they stand then */
function give(
  tx: Tx,
  actor: Actor,
  row: ReadableRow,
  before: ApprovalsBody,
  { terms, ...details }: { parties: readonly string[]; fingerprint: string; terms: ContractTerms; named: boolean },
): Result<ApprovalsBody> {
  const { parties, fingerprint } = details;
  const mark = { fingerprint, at: tx.now, user_id: actor.user_id };
  const after = decideApprovalsSize(approve(before, parties, mark, terms), fingerprint);
  if (!after.ok) return after;
  const full = overQuota(tx, actor, { bytes: bytesOf(after.value) });
  if (full) return full;
  keepApprovals(tx, actor, row.id, after.value, { verb: "approval.give", details });
  return after;
}
