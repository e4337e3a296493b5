import type { RxStorage, RxStorageInstance, RxStorageInstanceCreationParams } from "rxdb/plugins/core";
import { isContainer } from "shared-schema/base/equal";
import { SCHEMA_VERSION, TWO_WAY, type TwoWayCollection } from "shared-schema/sync/wire";
import type { KeptDocument } from "../database/keptDocument.ts";
import { chainOf } from "../database/nonce.ts";
import type { SentMemory } from "../database/sentEdits.ts";
import { type PlainCollections, type Replicated, toWire } from "../database/stored.ts";
import { isUnsent } from "../sync/rxdb/local.ts";
import type { Journal } from "./journal.ts";

/** Keys of the journal: unsent documents, and the edits that were sent of them. */
export const DOCUMENT = "document:";
export const SENT = "sent:";

/** Writes each unsent state of a document to the journal, and then to the database. */
export function copyUnsent(inner: RxStorage<unknown, unknown>, journal: Journal): RxStorage<unknown, unknown> {
  return Object.assign(Object.create(inner), {
    name: inner.name,
    rxdbVersion: inner.rxdbVersion,
    async createStorageInstance<D>(params: RxStorageInstanceCreationParams<D, unknown>) {
      const instance: RxStorageInstance<D, unknown, unknown> = await inner.createStorageInstance(params);
      const collection = TWO_WAY.find((name) => name === params.collectionName);
      if (!collection) return instance;
      const write = instance.bulkWrite.bind(instance);
      instance.bulkWrite = async (rows, context) => {
        const edits = rows.flatMap(({ previous, document }) =>
          editNonce(document) === editNonce(previous) ? [] : copyOf(collection, document),
        );
        // First: screens show a state as soon as the database has it.
        if (edits.length > 0) await journal.put(edits.map((kept) => [`${DOCUMENT}${kept.key}`, kept]));
        return write(rows, context);
      };
      return instance;
    },
  });
}

function editNonce(document: unknown): unknown {
  return isContainer(document) ? document["e"] : undefined;
}

/** A document as the journal keeps it; nothing of one that the server has. */
export function copyOf(collection: TwoWayCollection, written: unknown): KeptDocument[] {
  const document = isReplicated(written) ? toWire(written) : null;
  if (!document || !("body" in document) || !isUnsent(document)) return [];
  return [{ key: `${collection}/${document.id}`, collection, schema: SCHEMA_VERSION, document }];
}

function isReplicated(document: unknown): document is Replicated {
  return isContainer(document) && typeof document["id"] === "string" && typeof document["_deleted"] === "boolean";
}

/**
 * Removes documents from the journal once the server's state is in their place. An edit that was made upon that state
 * meanwhile begins a chain of its own, and stays.
 */
export function dropSettled(collections: PlainCollections, journal: Journal): void {
  for (const name of TWO_WAY) {
    collections[name].$.subscribe(({ operation, documentId, documentData, previousDocumentData: before }) => {
      if (operation === "INSERT" || (isUnsent(documentData) && documentData.body !== undefined)) return;
      const key = `${DOCUMENT}${name}/${documentId}`;
      const kept = journal.get(key);
      if (isKept(kept) && chainOf(kept.document.e) === chainOf(before?.e ?? "")) void journal.delete([key]);
    });
  }
}

/** Whether a value of the journal is a document. */
export function isKept(value: unknown): value is KeptDocument {
  if (!isContainer(value) || !TWO_WAY.some((name) => name === value["collection"])) return false;
  const document = value["document"];
  return isContainer(document) && typeof document["e"] === "string" && isContainer(document["body"]);
}

/** Notes sent edits in the journal too: by these an edit that is restored is known to stand upon them. */
export function copySent(memory: SentMemory, journal: Journal): SentMemory {
  const keyOf = (key: string) => `${SENT}${key}`;
  return {
    all: () => memory.all(),
    put: (lines) => Promise.all([memory.put(lines), journal.put(lines.map((line) => [keyOf(line.key), line]))]),
    delete: (keys) => Promise.all([memory.delete(keys), journal.delete(keys.map(keyOf))]),
  };
}
