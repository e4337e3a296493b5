import { parseRecordKey, recordKey } from "../records/key.ts";
import { isRecordKind, RECORD_KINDS } from "../records/kinds.ts";
import type { AnyCollection, Collection, SyncedCollection } from "./wire.ts";

/** A document by what it is: a record by its kind and the number of its agreement. Code, inboxes and histories name it so. */
export interface Address {
  collection: AnyCollection;
  id: string;
}

/** A document by the collection in which it travels, and in which a device keeps it. */
export interface Place {
  collection: SyncedCollection;
  id: string;
}

/** Where a document travels. */
export function placeOf({ collection, id }: Address): Place {
  return isRecordKind(collection)
    ? { collection: "agreement_records", id: recordKey(collection, id) }
    : { collection, id };
}

/** What a document is. A record of a kind that this version does not know stays under its key. */
export function addressOf({ collection, id }: Place): Address {
  const record = collection === "agreement_records" ? parseRecordKey(id) : null;
  return record ? { collection: record.kind, id: record.agreement } : { collection, id };
}

/** What travels in a collection. */
export function collectionsIn(synced: SyncedCollection): readonly Collection[] {
  return synced === "agreement_records" ? RECORD_KINDS : [synced];
}
