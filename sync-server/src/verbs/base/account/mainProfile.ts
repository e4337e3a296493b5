import type { ProfileBody } from "shared-schema/profile/schema";
import type { Tx } from "../context.ts";
import { uncut } from "../uncut.ts";

/** The main profile of an account; undefined where it has none that exists. */
export function mainProfile(tx: Tx, userId: number): { id: number; body: ProfileBody } | undefined {
  return tx.store.documents
    .ownedBy("profiles", userId)
    .map((row) => ({ id: Number(row.id), body: uncut("profiles", row) }))
    .find(({ body }) => body.is_main && !body.soft_deleted);
}
