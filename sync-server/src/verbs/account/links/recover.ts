import type { RecoverRequest } from "shared-schema/api/account";
import type { SecondStep } from "shared-schema/api/account/factor";
import { done, fault, type Result, refused, refusedAt } from "shared-schema/base/result";
import { isGuessable } from "../../../ports/passwords/guessable.ts";
import type { Passwords } from "../../../ports/passwords/passwords.ts";
import type { AccountTokenRow } from "../../../store/queries/account/tokens.ts";
import type { UserRow } from "../../../store/queries/account/users.ts";
import type { Discard } from "../../base/account/discard.ts";
import { noteEvent } from "../../base/audit/note.ts";
import { attempt, type Deps, reading, type Tx } from "../../base/context.ts";
import { createUser } from "../createUser.ts";
import { beginSecondStep } from "../factor/challenges.ts";
import { type Entered, entered, type Origin, openSession } from "../sessions/session.ts";
import { claimable, claimProfile } from "./claim.ts";
import { mailConfirmation } from "./confirmation.ts";
import { openLink, useLink } from "./tokens.ts";

const PURPOSES = ["recovery", "claim"] as const;

/**
 * Sets a password by a mailed link and logs in: of the account that asked for it, or of a new one for the profile that an invitation
 * is about. An account with a second factor asks for that as well. Another address than the link went to counts once it is confirmed; until then the account keeps the former one.
 */
export async function recover(
  deps: Deps & { passwords: Passwords },
  { recovery_token, new_password, new_email }: RecoverRequest,
  { address, device }: Origin,
  discard: Discard,
): Promise<Result<Entered>> {
  // Looked at first: a password is hashed for whoever holds a link, and for no one else.
  const link = openLink(reading(deps), recovery_token, PURPOSES);
  if (!link.ok) return link;
  if (await isGuessable(new_password, { ...namesBehind(deps, link.value), emails: [link.value.email, new_email] })) {
    return refusedAt({ new_password: [fault("weak-password")] }, "account.weak-password");
  }
  const password_hash = await deps.passwords.hash(new_password);
  const opened = attempt(deps, (tx): Result<Opened & { user: UserRow; entry: string | SecondStep }> => {
    const used = useLink(tx, recovery_token, PURPOSES);
    if (!used.ok) return used;
    const account =
      used.value.purpose === "claim"
        ? claim(tx, used.value, password_hash)
        : renew(tx, used.value, password_hash, discard);
    if (!account.ok) return account;
    const { user_id, event, discarded } = account.value;
    if (new_email !== undefined && new_email.toLowerCase() !== used.value.email)
      mailConfirmation(tx, user_id, new_email);
    noteEvent(tx, event, address);
    const user = tx.store.users.byId(user_id);
    if (!user) return refused("account.not-found");
    // The mail stands for the password alone: an account with a second factor asks for that too.
    const entry = tx.store.factors.any(user_id) ? beginSecondStep(tx, user_id) : openSession(tx, user_id, device);
    return done({ user, entry, discarded });
  });
  if (!opened.ok) return opened;
  const { user, entry, discarded } = opened.value;
  deps.bus.endUser(user.id);
  if (discarded) {
    deps.bus.endUser(discarded.account);
    await discard.erase(discarded.erasure);
  }
  return done(entered(deps, user, entry));
}

/** The name of the account or of the profile that a link is about. */
function namesBehind(deps: Deps, link: AccountTokenRow): { first_name?: string; last_name?: string } {
  if (link.purpose !== "claim") return (link.user_id === null ? undefined : deps.store.users.byId(link.user_id)) ?? {};
  const found = claimable(reading(deps), link);
  return found.ok ? found.value.body : {};
}

type Noted = Parameters<typeof noteEvent>[1];

/** The remains of an account that was closed in favour of the owner of its address; null where none was. */
interface Opened {
  discarded: { account: number; erasure: number } | null;
}

/**
 * A new password. The person who follows the link reads the mail of its address, which is confirmed by that. Once the address belongs to
 * another account, the link leads nowhere.
 */
function renew(
  tx: Tx,
  link: AccountTokenRow,
  password_hash: string,
  discard: Discard,
): Result<Opened & { user_id: number; event: Noted }> {
  const { users, sessions, accountTokens } = tx.store;
  const user = link.user_id === null ? undefined : users.byId(link.user_id);
  if (!user || user.deactivated_at !== null || user.email !== link.email) return refused("link.expired");
  if (user.confirmed_at === null) return begin(tx, user, password_hash, discard);
  users.setPassword(user.id, password_hash);
  sessions.closeOthers(user.id, "");
  accountTokens.useAllOf(user.id, tx.now);
  return done({ user_id: user.id, event: { verb: "account.recover", user_id: user.id }, discarded: null });
}

/**
 * No one has shown to own an account whose address was never confirmed. What was entered in it may be a stranger's, down to a factor and the
 * account that money goes to. The owner of the address gets an account of the same name, with the rights that administrators have given.
 */
function begin(
  tx: Tx,
  former: UserRow,
  password_hash: string,
  discard: Discard,
): Result<Opened & { user_id: number; event: Noted }> {
  const { first_name, last_name, email, is_admin, may_create_agreements } = former;
  if (tx.store.users.byEmail(email)) return refused("link.expired");
  const erasure = discard.close(tx, former);
  const names = { first_name, last_name, email };
  const made = createUser(tx, { ...names, password_hash, is_admin: is_admin === 1, confirmed: true });
  if (!made.ok) return made;
  const { user_id } = made.value;
  if (may_create_agreements === 1) tx.store.users.letCreateAgreements(user_id, true);
  const discarded = { account: former.id, erasure };
  return done({ user_id, event: { verb: "account.recover", user_id }, discarded });
}

function claim(
  tx: Tx,
  link: AccountTokenRow,
  password_hash: string,
): Result<Opened & { user_id: number; event: Noted }> {
  const claimed = claimProfile(tx, link, password_hash);
  if (!claimed.ok) return claimed;
  const { user_id, profile } = claimed.value;
  return done({ user_id, event: { verb: "account.claim", user_id, details: { profile } }, discarded: null });
}
