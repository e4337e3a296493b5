import { isPlaceholder } from "shared-schema/profile/placeholder";
import { type ContactBody, fullName } from "shared-schema/profile/schema";
import { bodyOf } from "../../core/bodies.ts";
import type { Tx } from "../../core/context.ts";
import { DAY_MS, movedBy } from "../../core/instants.ts";
import { mainProfile } from "../../profile/mainProfile.ts";
import { claimLetter } from "./letters.ts";
import { mailLink, mayMailLink } from "./tokens.ts";

/** So many people an account invites within a day. */
const MOST_INVITATIONS = 100;

/**
 * Invites a new contact to claim its profile, in the transaction that writes the contact, whichever way it came. Nobody is invited by
 * an account that has not confirmed its own address, nor a profile that somebody owns.
 */
export function inviteContact(tx: Tx, contact: ContactBody): void {
  if (!contact.send_invite) return;
  const { users, documents, accountTokens } = tx.store;
  const inviter = users.byId(contact.user_id);
  const row = documents.get("profiles", String(contact.profile_id));
  if (!inviter || inviter.confirmed_at === null || !row) return;
  const profile = bodyOf("profiles", row);
  const { email } = profile;
  if (profile.user_id !== null || email === null || isPlaceholder(email) || !mayMailLink(tx, email, "claim")) return;
  if (accountTokens.sentBy(inviter.id, "claim", movedBy(tx.now, -DAY_MS)) >= MOST_INVITATIONS) return;
  const link = { user_id: null, profile_id: row.id, email, created_by: inviter.id };
  const name = fullName(mainProfile(tx, inviter.id)?.body ?? inviter);
  mailLink(tx, { ...link, purpose: "claim" }, (token) => claimLetter(token, name));
}
