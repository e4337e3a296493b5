import type { UserView } from "shared-schema/api/account";
import { done, type Result, refused } from "shared-schema/base/result";
import { noteEvent } from "../../base/audit/note.ts";
import { type Actor, attempt, type Deps, type Tx } from "../../base/context.ts";
import { HOUR_MS, movedBy } from "../../base/instants.ts";
import { queueMail } from "../../base/outbox/queueMail.ts";
import { describeUser } from "../describeUser.ts";
import { addressChangedLetter, confirmationLetter, knownAddressLetter } from "./letters.ts";
import { mailLink, mayMailLink, useLink } from "./tokens.ts";

/**
 * Sends the link that confirms an address of an account. Where the address belongs to another one, its owner is told so: the answer to
 * whoever has entered it tells nothing.
 * @returns false when as many links went to the address today as may
 */
export function mailConfirmation(tx: Tx, user_id: number, email: string): boolean {
  if (!mayMailLink(tx, email, "confirmation")) return false;
  const link = { user_id, profile_id: null, email, created_by: user_id };
  const owner = tx.store.users.byEmail(email);
  const letter = owner && owner.id !== user_id ? knownAddressLetter : confirmationLetter;
  mailLink(tx, { ...link, purpose: "confirmation" }, letter);
  return true;
}

/** So many letters an hour go to an address that accounts are opened with: anybody can enter someone else's. */
const MOST_SIGN_UPS_AN_HOUR = 3;

/** Sends the link for a new account. Beyond the limit nothing is sent, and the answer tells nothing of it. */
export function mailSignUp(tx: Tx, user_id: number, email: string): void {
  const sent = tx.store.accountTokens.sentTo(email, "confirmation", movedBy(tx.now, -HOUR_MS));
  if (sent < MOST_SIGN_UPS_AN_HOUR) mailConfirmation(tx, user_id, email);
}

/** Sends the link again to the address that an account was opened with. */
export function askConfirmation(deps: Deps, actor: Actor): Result<UserView> {
  return attempt(deps, (tx) => {
    const user = tx.store.users.byId(actor.user_id);
    if (!user) return refused("account.not-found");
    if (user.confirmed_at !== null) return done(describeUser(deps, actor, user.id));
    if (!mailConfirmation(tx, user.id, user.email)) return refused("link.too-many");
    noteEvent(tx, { verb: "account.ask_confirmation", user_id: user.id }, null);
    return done(describeUser(deps, actor, user.id));
  });
}

/**
 * Makes an address the account's: whoever is logged in to it holds a link that was sent there. Without the log-in, the owner of the
 * address would vouch for an account that a stranger has opened with it.
 * @returns refused while the address belongs to another account; the link then serves to merge this one with it
 */
export function confirmAddress(deps: Deps, actor: Actor, token: string): Result<UserView> {
  return attempt(deps, (tx) => {
    const link = useLink(tx, token, ["confirmation"]);
    if (!link.ok) return link;
    const { user_id, email } = link.value;
    if (user_id !== actor.user_id) return refused("link.other-account");
    const owner = tx.store.users.byEmail(email);
    if (owner && owner.id !== user_id) return refused("account.address-taken", { email });
    const former = tx.store.users.byId(user_id);
    tx.store.users.confirm(user_id, email, tx.now);
    // Links that went to the former address are of no use any more.
    tx.store.accountTokens.useAllOf(user_id, tx.now);
    // An address that no one confirmed may be a stranger's.
    const isChanged = former !== undefined && former.confirmed_at !== null && former.email !== email;
    noteEvent(tx, { verb: isChanged ? "account.change_address" : "account.confirm", user_id }, null);
    if (isChanged) mailFormerAddress(tx, former.email, link.value.token_hash);
    return done(describeUser(deps, actor, user_id));
  });
}

/** Tells the former address of an account, whose owner may not be who has changed it. */
function mailFormerAddress(tx: Tx, to: string, token_hash: string): void {
  const key = `address-changed/${token_hash}`;
  queueMail(tx, { key, kind: "address-changed", to, language: null, letter: addressChangedLetter() });
}
