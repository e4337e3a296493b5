import type { Collection } from "shared-schema/sync/wire";
import { transact } from "../verbs/base/context.ts";
import type { Body } from "../verbs/base/uncut.ts";
import { commitDocument } from "../verbs/documents/commitDocument.ts";
import type { TestServer } from "./server.ts";

/** Writes a document as the server itself, upon the current state: a state that no call leads to. Null deletes it. */
export function commitAsServer(
  { deps }: Pick<TestServer, "deps">,
  { collection, id }: { collection: Collection; id: string },
  body: Body | null,
): void {
  transact(deps, (tx) => {
    const before = tx.store.documents.get(collection, id) ?? null;
    commitDocument(tx, { collection, id, before, body, user_id: null, op: "test", event: null });
  });
}
