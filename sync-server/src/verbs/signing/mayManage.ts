import { accessTo } from "shared-schema/agreement/access";
import type { Actor, Tx } from "../base/context.ts";
import { viewerOf } from "../base/viewer.ts";
import { shown } from "../visibility/shown.ts";
import type { Place } from "./deps.ts";

/** Whether somebody sets the order of signatures and reminds signatories: whoever writes the agreement. */
export function mayManage(tx: Tx, actor: Actor, { id }: Place): boolean {
  const row = tx.store.documents.visibleTo(actor.user_id, "agreements", String(id));
  return row !== undefined && accessTo(shown("agreements", row), viewerOf(tx, actor)).write;
}
