import { open, unopened } from "shared-schema/approval/asking";
import { decideLook } from "shared-schema/approval/mayApprove";
import { done, type Result } from "shared-schema/base/result";
import { approvalsOf, keepApprovals } from "../../agreement/keptApprovals.ts";
import { type Actor, attempt, type Deps } from "../../base/context.ts";
import { viewerOf } from "../../base/viewer.ts";
import { findDocument } from "../../documents/editDocument.ts";
import { shown } from "../../visibility/shown.ts";

/** Notes that the actor has opened the agreement after being asked to approve it. Only the first time is noted. */
export function openRequest(deps: Deps, actor: Actor, id: number): Result<null> {
  return attempt(deps, (tx) => {
    const found = findDocument(tx, actor, "agreements", String(id));
    if (!found.ok) return found;
    const row = found.value;
    const own = decideLook(shown("agreements", row), viewerOf(tx, actor));
    if (!own.ok) return own;
    const before = approvalsOf(tx, row.id);
    const parties = unopened(before, own.value);
    if (parties.length === 0) return done(null);
    const event = { verb: "approval.open", details: { parties } } as const;
    keepApprovals(tx, actor, row.id, open(before, parties, tx.now), event);
    return done(null);
  });
}
