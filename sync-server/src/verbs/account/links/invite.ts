import { done, type Result, refused } from "shared-schema/base/result";
import { isPlaceholder } from "shared-schema/profile/placeholder";
import { fullName } from "shared-schema/profile/schema";
import type { UserRow } from "../../../store/queries/account/users.ts";
import { mainProfile } from "../../base/account/mainProfile.ts";
import type { Tx } from "../../base/context.ts";
import { DAY_MS, movedBy } from "../../base/instants.ts";
import { uncut } from "../../base/uncut.ts";
import { following } from "../../documents/consequences.ts";
import { claimLetter } from "./letters.ts";
import { mailLink, mayMailLink } from "./tokens.ts";

/** So many people an account invites within a day. */
const MOST_INVITATIONS = 100;
/** An invitation waits for the agreement that its recipient is put on next: it names the yacht. */
const WAIT_MS = 5_000;

/** A new contact is invited to claim its profile, whichever way the contact came. */
export const inviteContacts = following("contacts", (tx, { before, isMoved, current }) => {
  if (before || isMoved || !current?.send_invite) return;
  invite(tx, current.user_id, String(current.profile_id));
});

/**
 * Mails a link to claim a profile. No one is invited by an account that has not confirmed its own address, nor to a profile that
 * someone owns.
 */
export function invite(tx: Tx, inviterId: number, profile_id: string): Result<null> {
  const { users, documents, accountTokens } = tx.store;
  const inviter = users.byId(inviterId);
  const row = documents.get("profiles", profile_id);
  if (!inviter || !row || row.deleted) return refused("profile.not-found");
  const { user_id, email, soft_deleted } = uncut("profiles", row);
  if (inviter.confirmed_at === null) return refused("account.unconfirmed");
  if (soft_deleted) return refused("profile.not-found");
  if (user_id !== null) return refused("invitation.claimed");
  if (email === null || isPlaceholder(email)) return refused("invitation.no-address");
  const sent = accountTokens.sentBy(inviter.id, "claim", movedBy(tx.now, -DAY_MS));
  if (sent >= MOST_INVITATIONS || !mayMailLink(tx, email, "claim")) return refused("invitation.too-many");
  const name = inviterName(tx, inviter);
  const link = { purpose: "claim", user_id: null, profile_id, email, created_by: inviter.id } as const;
  mailLink(tx, link, (token) => claimLetter(token, name), WAIT_MS);
  return done(null);
}

/** The name with which an account invites. */
export function inviterName(tx: Tx, inviter: UserRow): string {
  return fullName(mainProfile(tx, inviter.id)?.body ?? inviter);
}
