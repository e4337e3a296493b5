import { done, type Result, refused } from "shared-schema/base/result";
import { newProfile } from "shared-schema/profile/schema";
import type { Tx } from "../base/context.ts";
import { commitDocument } from "../documents/commitDocument.ts";
import { feedSight } from "../documents/feed.ts";
import { nextId } from "../documents/ids.ts";

interface NewUser {
  first_name: string;
  last_name: string;
  email: string;
  /** Made outside of the transaction: hashing takes its time. */
  password_hash: string;
  is_admin: boolean;
  /** Whether the address is known to be the person's own; one that is entered by anybody has to be confirmed by mail. */
  confirmed: boolean;
}

/**
 * Writes an account with its main profile.
 * @param address the network address that asks; left out by the server itself
 */
export function createUser(tx: Tx, input: NewUser, address?: string): Result<{ user_id: number; profile_id: number }> {
  const { first_name, last_name, email, password_hash, confirmed } = input;
  if (confirmed && tx.store.users.byEmail(email)) return refused("account.address-taken", { email });
  const user_id = tx.store.users.insert({
    ...{ first_name, last_name, email, password_hash, is_admin: input.is_admin ? 1 : 0 },
    ...{ created_at: tx.now, confirmed_at: confirmed ? tx.now : null },
  });
  const profile_id = nextId(tx, "profile");
  const body = newProfile({
    user_id,
    created_by: user_id,
    created_at: tx.now,
    is_main: true,
    first_name,
    last_name,
    email: email.toLowerCase(),
    profile_name: `${first_name} ${last_name}`,
  });
  commitDocument(tx, {
    collection: "profiles",
    id: String(profile_id),
    before: null,
    body,
    user_id,
    op: "register",
    event: { verb: "account.register" },
    ...(address !== undefined && { address }),
  });
  for (const id of tx.store.documents.idsIn("reference")) feedSight(tx, "reference", id);
  return done({ user_id, profile_id });
}
