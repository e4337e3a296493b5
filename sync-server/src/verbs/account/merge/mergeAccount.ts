import type { UserView } from "shared-schema/api/account";
import { done, type Result, refused } from "shared-schema/base/result";
import type { AccountTokenRow } from "../../../store/queries/account/tokens.ts";
import type { Discard } from "../../base/account/discard.ts";
import { noteEvent } from "../../base/audit/note.ts";
import { type Actor, attempt, type Deps, type Tx } from "../../base/context.ts";
import { describeUser } from "../describeUser.ts";
import { claimable, giveProfile } from "../links/claim.ts";
import { useLink } from "../links/tokens.ts";
import { moveAccount } from "./moveAccount.ts";

/**
 * Brings what a mailed link is about into the account that is logged in: the profile of an invitation, or a whole account whose
 * address the holder of the link reads. Of an account that never confirmed its address nothing is brought along: it is closed, and what
 * was entered in it erased.
 */
export async function mergeAccount(
  deps: Deps,
  actor: Actor,
  token: string,
  discard: Discard,
): Promise<Result<UserView>> {
  let ended: number | null = null;
  let erasure: number | null = null;
  const merged = attempt(deps, (tx) => {
    const link = useLink(tx, token, ["recovery", "confirmation", "claim"]);
    if (!link.ok) return link;
    const confirmed = confirmHere(tx, actor, link.value);
    if (!confirmed.ok) return confirmed;
    const moved =
      link.value.purpose === "claim" ? takeProfile(tx, actor, link.value) : takeAccount(tx, actor, link.value, discard);
    if (!moved.ok) return moved;
    const { account, profile } = moved.value;
    ended = account;
    erasure = moved.value.erasure;
    noteEvent(tx, { verb: "account.merge", user_id: actor.user_id, details: { account, profile } }, null);
    return done(describeUser(deps, actor, actor.user_id));
  });
  if (merged.ok && ended !== null) deps.bus.endUser(ended);
  if (merged.ok && erasure !== null) await discard.erase(erasure);
  return merged;
}

interface Moved {
  account: number | null;
  profile: number | null;
  /** Of an account from which nothing was moved; null without one. */
  erasure: number | null;
}

/** An account has ties once its address is confirmed. A link that was sent to that address confirms it. */
function confirmHere(tx: Tx, actor: Actor, link: AccountTokenRow): Result<null> {
  const { users } = tx.store;
  const user = users.byId(actor.user_id);
  if (!user) return refused("account.not-found");
  if (user.confirmed_at !== null) return done(null);
  if (user.email !== link.email || users.byEmail(user.email)) return refused("account.unconfirmed");
  users.confirm(user.id, user.email, tx.now);
  return done(null);
}

function takeProfile(tx: Tx, { user_id }: Actor, link: AccountTokenRow): Result<Moved> {
  const found = claimable(tx, link);
  if (!found.ok) return found;
  giveProfile(tx, found.value, { user_id, is_main: false });
  return done({ account: null, profile: Number(found.value.row.id), erasure: null });
}

function takeAccount(tx: Tx, { user_id }: Actor, link: AccountTokenRow, discard: Discard): Result<Moved> {
  const from = link.user_id === null ? undefined : tx.store.users.byId(link.user_id);
  // A link to another address than the account has says nothing of its owner: the address may have been mistyped.
  if (!from || from.deactivated_at !== null || from.email !== link.email) return refused("link.expired");
  if (from.id === user_id) return refused("account.merge-itself");
  if (from.is_admin === 1) return refused("account.merge-administrator");
  // Whatever was entered in it may be a stranger's.
  if (from.confirmed_at === null) return done({ account: from.id, profile: null, erasure: discard.close(tx, from) });
  // A mail stands for the password alone.
  if (tx.store.factors.any(from.id)) return refused("account.merge-protected");
  moveAccount(tx, from, user_id);
  return done({ account: from.id, profile: null, erasure: null });
}
