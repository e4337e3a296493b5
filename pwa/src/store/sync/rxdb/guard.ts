import type {
  BulkWriteRow,
  RxStorage,
  RxStorageInstance,
  RxStorageInstanceCreationParams,
  RxStorageWriteErrorConflict,
} from "rxdb/plugins/core";
import { isContainer } from "shared-schema/base/equal";
import { tooLarge } from "shared-schema/base/size";
import { addressOf } from "shared-schema/sync/address";
import { isWritten, SYNCED, type SyncedCollection } from "shared-schema/sync/wire";
import { writeApart } from "./writeApart.ts";

interface GuardedStorage {
  storage: RxStorage<unknown, unknown>;
  /** Lets replication write again, after it was stopped and before it starts over. */
  reset(): void;
}

/** A document that the server has sent and this device cannot keep. */
export interface Unkept {
  collection: SyncedCollection;
  id: string;
  /** The server's revision that could not be kept. */
  rev: number;
  body: Record<string, unknown> | null;
}

interface GuardOptions {
  /** Nothing can be written: replication has to be stopped, and started over. */
  onFailure(cause: Error): void;
  /** One document is at fault. It was left out; everything else goes on. */
  onUnkept(unkept: Unkept): void;
}

/** RxDB's contexts for writing documents that the server has sent; all others are for its own notes. */
const DOCUMENTS = ["replication-downstream", "replication-up-write-conflict"];

/**
 * Keeps replication going when one document cannot be stored: that one is left out and reported. When nothing can be stored, that
 * write and all further ones are swallowed until replication has been started over from what is really stored: otherwise the
 * checkpoint would move past documents that were never written. They are not answered with errors, because RxDB leaves some of
 * those unhandled. Local edits are not held up.
 */
export function guardStorage(inner: RxStorage<unknown, unknown>, options: GuardOptions): GuardedStorage {
  let failure: Error | null = null;
  const fail = (cause: Error) => {
    if (failure) return;
    failure = cause;
    options.onFailure(cause);
  };
  const storage: RxStorage<unknown, unknown> = Object.assign(Object.create(inner), {
    name: inner.name,
    rxdbVersion: inner.rxdbVersion,
    async createStorageInstance<D>(params: RxStorageInstanceCreationParams<D, unknown>) {
      const instance: RxStorageInstance<D, unknown, unknown> = await inner.createStorageInstance(params);
      const write = instance.bulkWrite.bind(instance);
      const collection = SYNCED.find((name) => name === params.collectionName);
      instance.bulkWrite = async (rows, context) => {
        if (!context.startsWith("replication-")) return write(rows, context);
        if (failure) return { error: [] };
        try {
          const leavesOut = collection !== undefined && DOCUMENTS.some((name) => context.startsWith(name));
          if (leavesOut) return await keepOthers(collection, rows, context, write);
          const answer = await write(rows, context);
          const refused = answer.error.find((error) => error.status !== 409);
          if (!refused) return answer;
          fail(new Error(`A document could not be kept on this device (${refused.status}).`));
        } catch (cause) {
          fail(cause instanceof Error ? cause : new Error(String(cause)));
        }
        return { error: [] };
      };
      return instance;
    },
  });

  async function keepOthers<D>(
    collection: SyncedCollection,
    rows: BulkWriteRow<D>[],
    context: string,
    write: RxStorageInstance<D, unknown, unknown>["bulkWrite"],
  ) {
    // The rule is for what people write; what the server alone writes is as it is.
    const isBounded = (document: unknown) => isWritten(addressOf({ collection, id: idIn(document) }).collection);
    const fitting = rows.filter(({ document }) => !isBounded(document) || !tooLarge(bodyIn(document)));
    const { answers, failed } = await writeApart(fitting, (some) => write(some, context));
    const errors = answers.flatMap(({ error }) => error);
    const conflicts = errors.filter(({ status }) => status === 409);
    const refused = errors.filter(({ status }) => status !== 409).map(({ writeRow }) => writeRow);
    const unkept = [...rows.filter((row) => !fitting.includes(row)), ...failed.map(({ row }) => row), ...refused];
    for (const { document } of unkept) options.onUnkept({ collection, ...unkeptIn(document) });
    return { error: [...conflicts, ...unkept.map((row) => leftAlone(row, context))] };
  }

  return {
    storage,
    reset: () => {
      failure = null;
    },
  };
}

/** Returns an error that RxDB takes for a conflict: it leaves the document alone, and goes on. */
function leftAlone<D>(row: BulkWriteRow<D>, context: string): RxStorageWriteErrorConflict<D> {
  const documentInDb = row.previous ?? { ...row.document, _attachments: {} };
  return { status: 409, isError: true, documentId: idIn(row.document), writeRow: row, documentInDb, context };
}

function unkeptIn(document: unknown): Omit<Unkept, "collection"> {
  const rev = isContainer(document) && typeof document["rev"] === "number" ? document["rev"] : 0;
  return { id: idIn(document), rev, body: bodyIn(document) };
}

function idIn(document: unknown): string {
  return isContainer(document) ? String(document["id"]) : "";
}

function bodyIn(document: unknown): Record<string, unknown> | null {
  return isContainer(document) && isContainer(document["body"]) ? document["body"] : null;
}
