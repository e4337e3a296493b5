import type { ProfileBody } from "shared-schema/profile/schema";
import { bodyOf } from "../core/bodies.ts";
import type { Tx } from "../core/context.ts";

/** The main profile of an account; undefined where it has none that stands. */
export function mainProfile(tx: Tx, userId: number): { id: number; body: ProfileBody } | undefined {
  return tx.store.documents
    .ownedBy("profiles", userId)
    .map((row) => ({ id: Number(row.id), body: bodyOf("profiles", row) }))
    .find(({ body }) => body.is_main && !body.soft_deleted);
}
