import { createRevision, now, prepareQuery, type RxDocumentData } from "rxdb/plugins/core";
import { nextNonce } from "../../database/nonce.ts";
import type { PlainCollections, Stored } from "../../database/stored.ts";

type AnyCollection = PlainCollections[keyof PlainCollections];

/** All that a collection keeps, tombstones included: what no one has learnt of yet may be a deletion. */
export async function allStored(collection: AnyCollection): Promise<RxDocumentData<Stored>[]> {
  const query = prepareQuery(collection.schema.jsonSchema, { selector: {}, sort: [{ id: "asc" }], skip: 0 });
  return (await collection.storageInstance.query(query)).documents;
}

export async function storedById(
  collection: AnyCollection,
  ids: string[],
): Promise<Map<string, RxDocumentData<Stored>>> {
  const found = await collection.storageInstance.findDocumentsById(ids, true);
  return new Map(found.map((document) => [document.id, document]));
}

/** Writes a document as it is under a new nonce, so that replication takes it up as an edit. */
export async function touch(collection: AnyCollection, previous: RxDocumentData<Stored>, nonce: string): Promise<void> {
  const document = {
    ...previous,
    e: nextNonce(previous.e ?? "", nonce),
    _rev: createRevision(collection.database.token, previous),
    _meta: { ...previous._meta, lwt: now() },
  };
  await collection.storageInstance.bulkWrite([{ previous, document }], "passerelle-sweep");
}

/** Has it a local edit that the server has not confirmed? */
export function isUnsent(document: { e?: string }): boolean {
  return (document.e ?? "") !== "";
}
