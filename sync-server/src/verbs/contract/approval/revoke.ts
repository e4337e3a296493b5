import { approvalState, revoke } from "shared-schema/approval/marks";
import { decideApproval } from "shared-schema/approval/mayApprove";
import { done, type Result } from "shared-schema/base/result";
import { currentTerms } from "../../agreement/currentTerms.ts";
import { approvalsOf, keepApprovals } from "../../agreement/keptApprovals.ts";
import { unlockRevoked } from "../../agreement/moves/moves.ts";
import { type Actor, attempt, type Deps } from "../../base/context.ts";
import { derived } from "../../base/derived.ts";
import { viewerOf } from "../../base/viewer.ts";
import { findDocument } from "../../documents/editDocument.ts";
import { shown } from "../../visibility/shown.ts";

/** Takes back the approvals of the actor's parties. A locked agreement of which a current one goes is a draft again. */
export function revokeApproval(deps: Deps, actor: Actor, id: number): Promise<Result<null>> {
  return derived(actor, () =>
    attempt(deps, (tx) => {
      const found = findDocument(tx, actor, "agreements", String(id));
      if (!found.ok) return found;
      const row = found.value;
      const agreement = shown("agreements", row);
      const own = decideApproval(agreement, viewerOf(tx, actor));
      if (!own.ok) return own;
      const before = approvalsOf(tx, row.id);
      const parties = own.value.filter((party) => before.parties[party]?.approval);
      if (parties.length === 0) return done(null);
      const { fingerprint } = currentTerms(tx, actor, row);
      const event = { verb: "approval.revoke", details: { parties, fingerprint } } as const;
      keepApprovals(tx, actor, row.id, revoke(before, parties), event);
      const wasCurrent = parties.some((party) => approvalState(before, party, fingerprint) === "APPROVED");
      if (agreement.status !== "LOCKED" || !wasCurrent) return done(null);
      const unlocked = unlockRevoked(tx, actor, row);
      return unlocked.ok ? done(null) : unlocked;
    }),
  );
}
