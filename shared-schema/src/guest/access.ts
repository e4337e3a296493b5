import { accessTo, isAmong, type Viewer } from "../agreement/access.ts";
import type { AgreementBody } from "../agreement/schema.ts";
import { done, type Result, refused } from "../base/result.ts";
import { partyKey } from "../base/roles.ts";
import type { ProfileBody } from "../profile/schema.ts";

/** Does the viewer get the preferences of an agreement's guests? */
export function mayReadGuests(agreement: Pick<AgreementBody, "parties">, viewer: Viewer): boolean {
  return isAmong("hosts", agreement, viewer);
}

/**
 * May the viewer make a link for a passenger? Professionals of the agreement may for each of its passengers, clients for those
 * without an account, and passengers for themselves. Administrators may only as one of them.
 * @param passenger the passenger's profile; null where the viewer does not hold it
 */
export function decidePassengerLink(
  agreement: Pick<AgreementBody, "parties" | "status">,
  viewer: Viewer,
  profileId: number,
  passenger: Pick<ProfileBody, "user_id"> | null,
): Result<null> {
  if (!accessTo(agreement, viewer).read) return refused("agreement.not-found");
  if (!Object.hasOwn(agreement.parties, partyKey("passengers", profileId)))
    return refused("passenger-link.no-passenger");
  if (!viewer.profile_ids.has(profileId)) {
    const party = { ...viewer, is_admin: false };
    if (!isAmong("contract", agreement, party)) return refused("passenger-link.forbidden");
    // The owner of an account changes his own profile; a client has no hand in it.
    const isOpen = passenger?.user_id === null || isAmong("professionals", agreement, party);
    if (!isOpen) return refused("passenger-link.has-account");
  }
  return agreement.status === "ARCHIVED" ? refused("passenger-link.archived") : done(null);
}

/**
 * May the link itself be handed to the viewer? Otherwise it is only mailed: a profile that someone has claimed is its owner's to
 * change, and no one else gets a key to it.
 */
export function mayHoldLink(profile: Pick<ProfileBody, "user_id">, viewer: Pick<Viewer, "user_id">): boolean {
  return profile.user_id === null || profile.user_id === viewer.user_id;
}
