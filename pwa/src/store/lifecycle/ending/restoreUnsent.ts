import { createRevision, now } from "rxdb/plugins/core";
import { isEqual } from "shared-schema/base/equal";
import { refused } from "shared-schema/base/result";
import { toWire } from "shared-schema/refusals/wire";
import { addressOf } from "shared-schema/sync/address";
import { numberedTitle } from "shared-schema/sync/authorDiff";
import { inboxKey } from "shared-schema/sync/op";
import { SCHEMA_VERSION, type TwoWayCollection, type WireDocument } from "shared-schema/sync/wire";
import type { DeviceDatabase } from "../../database/device.ts";
import type { KeptDocument } from "../../database/keptDocument.ts";
import { MIGRATIONS } from "../../database/migrations.ts";
import { chainOf } from "../../database/nonce.ts";
import { bodyOf, type PlainCollections } from "../../database/stored.ts";
import { titleOf } from "../../queries/titles.ts";
import { keepInInbox } from "../../sync/push/inboxRows.ts";
import { isUnsent, storedById } from "../../sync/rxdb/local.ts";
import { isStorageTrouble } from "../../sync/rxdb/writeApart.ts";

export interface RestoreOptions {
  collections: PlainCollections;
  device: Pick<DeviceDatabase, "kept">;
  userId: number;
  /** ms */
  now(): number;
}

/**
 * Puts the documents kept at the log-out back where replication finds them, before that begins. An edit names the revision it
 * is based on, so that the server merges it like any other that comes late. Interrupted at any point, or run by two tabs at
 * once, it can be done again. A document that cannot be put back goes to the inbox, where its author decides.
 * @returns the documents that not even the inbox has taken: they stay kept, and are tried again at the next start
 * @throws when the storage takes nothing: everything stays kept
 */
export async function restoreUnsent(options: RestoreOptions): Promise<KeptDocument[]> {
  const { collections, device } = options;
  const left: KeptDocument[] = [];
  for (const kept of await device.kept.toArray()) {
    const isBack = await writeBack(collections[kept.collection], kept).catch(unlessTrouble);
    if (isBack || (await giveToInbox(options, kept).catch(unlessTrouble))) await device.kept.delete(kept.key);
    else left.push(kept);
  }
  return left;
}

/** One document that cannot be written does not keep its user out. */
function unlessTrouble(cause: unknown): false {
  if (isStorageTrouble(cause)) throw cause;
  return false;
}

/** @returns false when another state of the document is there, which must not be overwritten */
async function writeBack(
  collection: PlainCollections[TwoWayCollection],
  { document: kept, schema }: KeptDocument,
): Promise<boolean> {
  const migrated = migrate(kept, schema);
  const here = (await storedById(collection, [kept.id])).get(kept.id);
  if (here) return contains(here, migrated);
  const document = {
    ...migrated,
    _attachments: {},
    _meta: { lwt: now() },
    _rev: createRevision(collection.database.token),
  };
  const { error } = await collection.storageInstance.bulkWrite([{ document }], "passerelle-bring-back");
  const [first] = error;
  // Another tab was quicker.
  if (first?.status === 409) return contains(first.documentInDb, migrated);
  return first === undefined;
}

/** Whether a state on the device is the kept one, or was typed upon it. */
function contains(here: Pick<WireDocument, "e" | "body" | "_deleted">, kept: WireDocument): boolean {
  const isOneLine = isUnsent(here) && chainOf(here.e) === chainOf(kept.e);
  return isOneLine || (isEqual(here.body, kept.body) && here._deleted === kept._deleted);
}

/** Kept like a change that the server could not read: on this device alone, until its author decides. */
async function giveToInbox({ collections, userId, now }: RestoreOptions, kept: KeptDocument): Promise<boolean> {
  const { document } = kept;
  // A row of the inbox cannot be decided on in another row.
  if (kept.collection === "inbox") return false;
  const { collection, id } = addressOf({ collection: kept.collection, id: document.id });
  const mine = bodyOf(document);
  const here = (await storedById(collections[kept.collection], [document.id])).get(document.id);
  const theirs = here && !here._deleted ? here.body : null;
  const op = `kept-${document.e}`;
  const body = {
    user_id: userId,
    kind: "refused" as const,
    collection,
    document_id: id,
    title: (titleOf(collection, mine) || numberedTitle(collection, id)).slice(0, 300),
    op,
    path: "",
    ...toWire(refused("device.change-not-restored").refusal),
    at: new Date(now()).toISOString(),
    by: null,
    base: null,
    mine,
    // Without a state to compare with, an edit must not look like something new: that would be created again.
    theirs: theirs ?? (document.rev > 0 ? {} : null),
  };
  await keepInInbox(collections.inbox, [{ id: inboxKey(op, ""), rev: 0, schema: SCHEMA_VERSION, body }]);
  return true;
}

function migrate(document: WireDocument, from: number): WireDocument {
  let result = document;
  for (let version = from + 1; version <= SCHEMA_VERSION; version += 1) {
    result = { ...result, ...MIGRATIONS[version]?.(result) };
  }
  return result;
}
