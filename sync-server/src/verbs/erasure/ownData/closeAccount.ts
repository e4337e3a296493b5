import type { UserRow } from "../../../store/queries/account/users.ts";
import { deletedAddress } from "../../base/account/deletedAccount.ts";
import type { Discard } from "../../base/account/discard.ts";
import { noteEvent } from "../../base/audit/note.ts";
import type { Deps, Tx } from "../../base/context.ts";
import { beginErasure, runErasure } from "../run.ts";

/** Closes an account and records its erasure. @returns the number of the erasure */
export function closeAccount(tx: Tx, { id, email, confirmed_at }: UserRow): number {
  const { users, sessions, accountTokens, documents, erasure, factors } = tx.store;
  const addresses = confirmed_at === null ? [] : [email.toLowerCase()];
  const profiles = documents.idsOwnedBy("profiles", id).length;
  accountTokens.useAllOf(id, tx.now);
  for (const address of addresses) accountTokens.forgetAddress(address);
  sessions.closeOthers(id, "");
  factors.forget(id);
  users.close(id, deletedAddress(id), tx.now);
  noteEvent(tx, { verb: "account.close", user_id: id, details: { profiles } }, null);
  return beginErasure(tx, { kind: "ACCOUNT", user_id: id, addresses, last_mail: erasure.lastMail(), profiles });
}

/** Runs the erasure of a closed account. One that fails is logged: the look of the day goes on with it. */
export async function eraseClosed(deps: Deps, erasure: number): Promise<void> {
  try {
    await runErasure(deps, erasure);
  } catch (error) {
    deps.log.error({ err: error, erasure }, "An erasure has not come to its end");
  }
}

/** Closes and erases accounts of which no one has proved to be the owner. */
export function discardAccounts(deps: Deps): Discard {
  return { close: closeAccount, erase: (erasure) => eraseClosed(deps, erasure) };
}
