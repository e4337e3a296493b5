import { newProfile } from "shared-schema/profile/schema";
import { done, type Result, refused } from "shared-schema/result";
import { commitDocument } from "../commitDocument.ts";
import type { Tx } from "../context.ts";
import { feedSight } from "../feedReaders.ts";
import { nextId } from "../idLeases.ts";

export interface NewUser {
  first_name: string;
  last_name: string;
  email: string;
  /** Made outside of the transaction: hashing takes its time. */
  password_hash: string;
  is_admin: boolean;
}

/** Writes an account with its main profile. */
export function createUser(tx: Tx, input: NewUser): Result<{ user_id: number; profile_id: number }> {
  if (tx.store.users.byEmail(input.email)) {
    const message = "There is an account with this e-mail address already.";
    return refused("invalid", message, { email: ["is in use already"] });
  }
  const user_id = tx.store.users.insert({ ...input, is_admin: input.is_admin ? 1 : 0, created_at: tx.now });
  const profile_id = nextId(tx, "profile");
  const { first_name, last_name, email } = input;
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
  commitDocument(tx, { collection: "profiles", id: String(profile_id), body, user_id, op: "register" });
  for (const id of tx.store.documents.idsIn("reference")) feedSight(tx, "reference", id);
  return done({ user_id, profile_id });
}
