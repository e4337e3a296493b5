import type { RefusalCode } from "shared-schema/refusals/catalogue";
import { addressOf } from "shared-schema/sync/address";
import { numberedTitle } from "shared-schema/sync/authorDiff";
import type { Conflict } from "shared-schema/sync/merge";
import { inboxKey } from "shared-schema/sync/op";
import { SCHEMA_VERSION, TWO_WAY } from "shared-schema/sync/wire";
import { runtime } from "../database/runtime.ts";
import { titleOf } from "../queries/titles.ts";

/**
 * Keeps in the inbox what was typed over a value that came meanwhile, and sends it there on all devices of this user. A later
 * text of the same field takes the place of the former.
 */
export async function keepTyped(collectionName: string, key: string, { path, ...values }: Conflict): Promise<void> {
  const kept = TWO_WAY.find((name) => name === collectionName);
  if (!kept) return;
  const { collections, plain, userId, now, newId } = await runtime();
  const document = await plain[kept].findOne(key).exec();
  const { collection, id } = addressOf({ collection: kept, id: key });
  const title = titleOf(collection, document?.toMutableJSON().body ?? null) || numberedTitle(collection, id);
  const rows = await collections.inbox.find().exec();
  const former = rows.filter((row) => {
    const { code, document_id, collection: of, path: at } = row.toJSON().body;
    return code === TYPED_CONFLICT && of === collection && document_id === id && at === path;
  });
  const op = newId();
  await collections.inbox.insert({
    id: inboxKey(op, path),
    rev: 0,
    e: newId(),
    schema: SCHEMA_VERSION,
    body: {
      user_id: userId,
      kind: "conflict",
      collection,
      document_id: id,
      title: title.slice(0, 300),
      op,
      path,
      code: TYPED_CONFLICT,
      at: new Date(now()).toISOString(),
      by: null,
      ...values,
    },
  });
  for (const row of former) await row.incrementalRemove();
}

/** The code of a conflict that a device has found by itself, while a field was in use. */
const TYPED_CONFLICT: RefusalCode = "edit.typed-conflict";
