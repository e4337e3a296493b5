import { accessTo, roleAccess, type Viewer } from "../agreement/access.ts";
import type { AgreementBody } from "../agreement/schema.ts";
import { isGenerated } from "../agreement/status.ts";
import { done, type Result, refused } from "../base/result.ts";
import type { Role } from "../base/roles.ts";

/** Those who are bound by the contract itself; the others act for them or beside them. Their cards count what they have not seen. */
export const PRINCIPAL_ROLES: readonly Role[] = ["carriers", "clients"];

/** The viewer's own parties that can approve, by their keys. */
export function ownApprovingParties({ parties }: Pick<AgreementBody, "parties">, viewer: Viewer): string[] {
  return Object.entries(parties)
    .filter(([, { role, profile_id }]) => roleAccess(role).can_approve && viewer.profile_ids.has(profile_id))
    .map(([key]) => key);
}

/**
 * The parties for which a viewer gives or takes back approval now (specification §4, decisions §5): his own, in a draft or an
 * approved agreement. Asked by cards and calls alike.
 */
export function decideApproval(agreement: AgreementBody, viewer: Viewer): Result<string[]> {
  const own = decideLook(agreement, viewer);
  if (!own.ok) return own;
  const { status } = agreement;
  return isGenerated(status) ? refused("agreement.move-closed", { action: "approve", status }) : own;
}

/** The parties for which a viewer looks at the terms: his own that can approve, in any status. */
export function decideLook(agreement: AgreementBody, viewer: Viewer): Result<string[]> {
  if (!accessTo(agreement, viewer).read) return refused("agreement.not-found");
  const own = ownApprovingParties(agreement, viewer);
  return own.length === 0 ? refused("agreement.approvers-only") : done(own);
}

/**
 * Whether the terms that a person has in front of them are the current ones.
 * @param seen left out by a caller that has not looked at them on a screen
 */
export function decideSeen(seen: string | undefined, current: string): Result<null> {
  return seen === undefined || seen === current ? done(null) : refused("approval.terms-changed");
}
