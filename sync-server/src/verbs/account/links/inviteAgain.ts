import type { InvitationView } from "shared-schema/api/account/invitation";
import { done, type Result, refused } from "shared-schema/base/result";
import { noteEvent } from "../../base/audit/note.ts";
import { type Actor, attempt, type Deps, reading, type Tx } from "../../base/context.ts";
import { invite } from "./invite.ts";

/** The newest invitation to the profile of a contact that still works. Refused where it is none of the actor's contacts. */
export function showInvitation(deps: Deps, actor: Actor, profileId: number): Result<InvitationView> {
  const tx = reading(deps);
  return isContact(tx, actor, profileId) ? done(invitationTo(tx, profileId)) : refused("profile.not-found");
}

/** Invites a contact again. Links that were sent before end, so that one works at most. */
export function inviteAgain(deps: Deps, actor: Actor, profileId: number): Result<InvitationView> {
  return attempt(deps, (tx) => {
    if (!isContact(tx, actor, profileId)) return refused("profile.not-found");
    tx.store.accountTokens.endClaims(String(profileId), tx.now);
    const invited = invite(tx, actor.user_id, String(profileId));
    if (!invited.ok) return invited;
    noteEvent(tx, { verb: "contact.invite", user_id: actor.user_id, details: { profile: profileId } }, null);
    return done(invitationTo(tx, profileId));
  });
}

function isContact({ store }: Tx, { user_id }: Actor, profileId: number): boolean {
  return store.links.holdersOfProfile(String(profileId)).includes(user_id);
}

function invitationTo({ store, now }: Tx, profileId: number): InvitationView {
  const link = store.accountTokens.openClaim(String(profileId), now);
  return { sent_at: link?.created_at ?? null, expires_at: link?.expires_at ?? null };
}
