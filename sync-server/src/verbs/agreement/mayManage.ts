import { accessTo } from "shared-schema/agreement/access";
import type { Actor, Tx } from "../base/context.ts";
import { viewerOf } from "../base/viewer.ts";
import { shown } from "../visibility/shown.ts";

/** Whether someone manages the signing and the billing of an agreement: whoever writes it. */
export function mayManage(tx: Tx, actor: Actor, { id }: { id: number }): boolean {
  const row = tx.store.documents.visibleTo(actor.user_id, "agreements", String(id));
  return row !== undefined && accessTo(shown("agreements", row), viewerOf(tx, actor)).write;
}
