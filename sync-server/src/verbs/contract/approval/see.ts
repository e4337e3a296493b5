import { decideApprovalsSize, see } from "shared-schema/approval/marks";
import { decideLook, decideSeen } from "shared-schema/approval/mayApprove";
import { done, type Result } from "shared-schema/base/result";
import { bytesOf } from "shared-schema/base/size";
import { currentTerms } from "../../agreement/currentTerms.ts";
import { approvalsOf, keepApprovals } from "../../agreement/keptApprovals.ts";
import { type Actor, attempt, type Deps } from "../../base/context.ts";
import { derived } from "../../base/derived.ts";
import { overQuota } from "../../base/quota.ts";
import { viewerOf } from "../../base/viewer.ts";
import { findDocument } from "../../documents/editDocument.ts";
import { shown } from "../../visibility/shown.ts";

/**
 * Notes that the actor has looked at the terms, for all parties of his that can approve. Terms that have changed since are not
 * the ones he saw: nothing is noted of them.
 * @param seen the fingerprint of the terms that were on his screen
 */
export function seeTerms(deps: Deps, actor: Actor, id: number, seen: string): Promise<Result<null>> {
  return derived(actor, () =>
    attempt(deps, (tx) => {
      const found = findDocument(tx, actor, "agreements", String(id));
      if (!found.ok) return found;
      const row = found.value;
      const own = decideLook(shown("agreements", row), viewerOf(tx, actor));
      if (!own.ok) return own;
      const before = approvalsOf(tx, row.id);
      const parties = own.value.filter((party) => before.parties[party]?.seen?.fingerprint !== seen);
      if (parties.length === 0) return done(null);
      const { terms, fingerprint } = currentTerms(tx, actor, row);
      const same = decideSeen(seen, fingerprint);
      if (!same.ok) return same;
      const mark = { fingerprint, at: tx.now, user_id: actor.user_id };
      const sized = decideApprovalsSize(see(before, parties, mark, terms), fingerprint);
      if (!sized.ok) return sized;
      const after = sized.value;
      const full = overQuota(tx, actor, { bytes: bytesOf(after) });
      if (full) return full;
      keepApprovals(tx, actor, row.id, after, { verb: "approval.see", details: { parties, fingerprint } });
      return done(null);
    }),
  );
}
