import {
  ask,
  decideAsked,
  decideAsking,
  partiesToAsk,
  revocableRequests,
  takeBack,
} from "shared-schema/approval/asking";
import { decideSeen } from "shared-schema/approval/mayApprove";
import { done, type Result, refused } from "shared-schema/base/result";
import { bytesOf } from "shared-schema/base/size";
import { currentTerms } from "../../agreement/currentTerms.ts";
import { approvalsOf, keepApprovals } from "../../agreement/keptApprovals.ts";
import { ownerOf } from "../../base/account/ownerOf.ts";
import { type Actor, attempt, type Deps } from "../../base/context.ts";
import { derived } from "../../base/derived.ts";
import { overQuota } from "../../base/quota.ts";
import { viewerOf } from "../../base/viewer.ts";
import { findDocument } from "../../documents/editDocument.ts";
import { shown } from "../../visibility/shown.ts";

interface Asking {
  /** The profiles of those who are asked. */
  profile_ids: readonly number[];
  /** Of the terms that the actor has on the screen. */
  fingerprint: string;
}

/** Asks people with an account to approve the terms. The same terms are asked of each at most once a day. */
export function askForApproval(
  deps: Deps,
  actor: Actor,
  id: number,
  { profile_ids, fingerprint: seen }: Asking,
): Promise<Result<null>> {
  return derived(actor, () =>
    attempt(deps, (tx) => {
      const found = findDocument(tx, actor, "agreements", String(id));
      if (!found.ok) return found;
      const row = found.value;
      const agreement = shown("agreements", row);
      const viewer = viewerOf(tx, actor);
      const may = decideAsking(agreement, viewer);
      if (!may.ok) return may;
      const { fingerprint } = currentTerms(tx, actor, row);
      const same = decideSeen(seen, fingerprint);
      if (!same.ok) return same;
      const before = approvalsOf(tx, row.id);
      const candidates = partiesToAsk(agreement, before, { fingerprint, viewer, now: tx.now });
      const reached = candidates.filter(({ profile_id }) => ownerOf(tx, profile_id) !== null);
      const parties = decideAsked(reached, profile_ids);
      if (!parties.ok) return parties;
      const after = ask(before, parties.value, { fingerprint, at: tx.now, user_id: actor.user_id });
      const full = overQuota(tx, actor, { bytes: bytesOf(after) });
      if (full) return full;
      const details = { parties: parties.value, fingerprint };
      keepApprovals(tx, actor, row.id, after, { verb: "approval.ask", details });
      return done(null);
    }),
  );
}

/** Takes back the requests that the actor has just made, before their mails leave. */
export function takeBackRequest(deps: Deps, actor: Actor, id: number): Result<null> {
  return attempt(deps, (tx) => {
    const found = findDocument(tx, actor, "agreements", String(id));
    if (!found.ok) return found;
    const row = found.value;
    const may = decideAsking(shown("agreements", row), viewerOf(tx, actor));
    if (!may.ok) return may;
    const before = approvalsOf(tx, row.id);
    const parties = revocableRequests(before, actor.user_id, tx.now);
    if (parties.length === 0) return refused("approval.request-sent");
    const event = { verb: "approval.take_back", details: { parties } } as const;
    keepApprovals(tx, actor, row.id, takeBack(before, parties), event);
    return done(null);
  });
}
