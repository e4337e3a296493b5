import { accessTo, ownParties, roleAccess, type Viewer } from "../agreement/access.ts";
import type { AgreementBody } from "../agreement/schema.ts";
import { done, type Result, refused } from "../base/result.ts";
import { partyKey, type Role } from "../base/roles.ts";
import type { ProfileBody } from "../profile/schema.ts";

/** The parties who get the guests' preferences. Administrators do not, unless they are one of them. */
export const GUEST_READERS: readonly Role[] = ["captains", "carriers"];

/** Does one of these roles get the guests' preferences? */
export function seesGuests(roles: readonly Role[]): boolean {
  return roles.some((role) => GUEST_READERS.includes(role));
}

/** Does the viewer get the preferences of an agreement's guests? */
export function mayReadGuests(agreement: Pick<AgreementBody, "parties">, viewer: Viewer): boolean {
  return seesGuests(ownParties(agreement, viewer).map(({ role }) => role));
}

/**
 * May the viewer make a link for a passenger? Professionals and clients of the agreement may for each of its passengers, and a passenger
 * for himself. Administrators may only as one of them.
 */
export function decidePassengerLink(
  agreement: Pick<AgreementBody, "parties" | "status">,
  viewer: Viewer,
  profileId: number,
): Result<null> {
  if (!accessTo(agreement, viewer).read) return refused("agreement.not-found");
  if (!Object.hasOwn(agreement.parties, partyKey("passengers", profileId)))
    return refused("passenger-link.no-passenger");
  const roles = ownParties(agreement, viewer).map(({ role }) => role);
  const mayForAll = roles.some((role) => roleAccess(role).contract);
  if (!mayForAll && !viewer.profile_ids.has(profileId)) return refused("passenger-link.forbidden");
  return agreement.status === "ARCHIVED" ? refused("passenger-link.archived") : done(null);
}

/**
 * May the link itself be handed to the viewer? Otherwise it is only mailed: a profile that somebody has claimed is its owner's to
 * change, and nobody else gets a key to it.
 */
export function mayHoldLink(profile: Pick<ProfileBody, "user_id">, viewer: Pick<Viewer, "user_id">): boolean {
  return profile.user_id === null || profile.user_id === viewer.user_id;
}
