import type { RxCollection } from "rxdb/plugins/core";
import { isEqual } from "shared-schema/base/equal";
import { done, RefusalError, type Refused, type Result, refused } from "shared-schema/base/result";
import type { Conflict } from "shared-schema/sync/merge";
import { type TypedOver, typedOverOthers } from "shared-schema/sync/typedOver";
import { SCHEMA_VERSION } from "shared-schema/sync/wire";
import { clearStorageTrouble, noteStorageTrouble } from "../database/storageTrouble.ts";
import type { Stored } from "../database/stored.ts";
import { holdUpdate } from "../drafts/pendingSaves.ts";
import { keepTyped } from "./keepTyped.ts";

/** Asks the shared rule about an edit: what the body becomes, or why not. */
export type Decide<B> = (before: B, after: B) => Result<B | null>;

/**
 * Edits a document: the change is made on its latest state, the shared rule is asked, and only then it is written. The answer
 * is ok once IndexedDB has it.
 * @param change makes the new body out of the former, or refuses
 * @param typed the value that a field saves: where another one came while it was typed, that stays, the typed one is kept in the
 *   inbox, and the edit is refused as `edit.conflict`
 */
export function editDocument<B>(
  collection: RxCollection<Stored<B>>,
  key: string,
  change: (before: B) => Result<B>,
  decide: Decide<B>,
  typed: TypedOver | null = null,
): Promise<Result<void>> {
  let lost: Conflict[] = [];
  const careful: Decide<B> = (before, after) => {
    lost = typed === null ? [] : typedOverOthers(before, after, typed);
    return lost.length > 0 ? refused("edit.conflict") : decide(before, after);
  };
  return held(async () => {
    const written = await edited(collection, key, change, careful);
    try {
      for (const conflict of lost) await keepTyped(collection.name, key, conflict);
    } catch (cause) {
      return notKept(cause);
    }
    return written;
  });
}

/** Keeps the page from being left until the write has ended. */
async function held(write: () => Promise<Result<void>>): Promise<Result<void>> {
  const written = holdUpdate();
  try {
    return await write();
  } finally {
    written();
  }
}

async function edited<B>(
  collection: RxCollection<Stored<B>>,
  key: string,
  change: (before: B) => Result<B>,
  decide: Decide<B>,
): Promise<Result<void>> {
  const document = await collection.findOne(key).exec();
  if (!document) return refused("device.document-missing");
  // RxDB's type of a document with a body of any type is not reduced to that body.
  const before = document.toJSON().body as B;
  const first = decided(before, change, decide);
  if (!first.ok) return first;
  if (isEqual(before, first.value)) return done(undefined);
  try {
    await document.incrementalModify((stored) => {
      // Decided again only where another write came in between.
      const next = isEqual(stored.body, before) ? first : decided(stored.body as B, change, decide);
      if (next.ok) return { ...stored, body: next.value, schema: SCHEMA_VERSION };
      throw new RefusalError(next.refusal);
    });
  } catch (cause) {
    return cause instanceof RefusalError ? { ok: false, refusal: cause.refusal } : notKept(cause);
  }
  return kept();
}

/** The change works on a copy: what RxDB hands out is its own. */
function decided<B>(before: B, change: (before: B) => Result<B>, decide: Decide<B>): Result<B> {
  const after = change(structuredClone(before));
  if (!after.ok) return after;
  const verdict = decide(before, after.value);
  if (!verdict.ok) return verdict;
  return verdict.value === null ? refused("edit.no-deletion") : done(verdict.value);
}

/** Writes a new document once the shared rule allows it. */
export async function insertDocument<B>(
  collection: RxCollection<Stored<B>>,
  key: string,
  verdict: Result<B | null>,
): Promise<Result<void>> {
  if (!verdict.ok) return verdict;
  if (verdict.value === null) return refused("edit.nothing-to-create");
  const { value: body } = verdict;
  return held(async () => {
    try {
      // Over a deletion that waits, it is based on that.
      const [deleted] = await collection.storageInstance.findDocumentsById([key], true);
      await collection.insert({ id: key, rev: 0, e: deleted?.e ?? "", schema: SCHEMA_VERSION, body });
    } catch (cause) {
      return notKept(cause);
    }
    return kept();
  });
}

/** Writes several new documents, which the shared rule allows and whose keys are new; all of them, or an error says otherwise. */
export function insertDocuments<B>(
  collection: RxCollection<Stored<B>>,
  documents: readonly (readonly [key: string, body: B])[],
): Promise<Result<void>> {
  return held(async () => {
    try {
      const rows = documents.map(([id, body]) => ({ id, rev: 0, e: "", schema: SCHEMA_VERSION, body }));
      const { error } = await collection.bulkInsert(rows);
      const [first] = error;
      if (first) throw new Error(`${error.length} of ${rows.length} were not written, first ${first.documentId}`);
    } catch (cause) {
      return notKept(cause);
    }
    return kept();
  });
}

/** Deletes a document once the shared rule allows it. */
export function removeDocument<B>(
  collection: RxCollection<Stored<B>>,
  key: string,
  decide: (before: B) => Result<B | null>,
): Promise<Result<void>> {
  return held(() => removed(collection, key, decide));
}

async function removed<B>(
  collection: RxCollection<Stored<B>>,
  key: string,
  decide: (before: B) => Result<B | null>,
): Promise<Result<void>> {
  const document = await collection.findOne(key).exec();
  if (!document) return refused("device.document-missing");
  // RxDB's type of a document with a body of any type is not reduced to that body.
  const verdict = decide(document.toMutableJSON().body as B);
  if (!verdict.ok) return verdict;
  try {
    await document.incrementalRemove();
  } catch (cause) {
    return notKept(cause);
  }
  return kept();
}

/** IndexedDB has it. */
function kept(): Result<void> {
  clearStorageTrouble();
  return done(undefined);
}

function notKept(cause: unknown): Refused {
  noteStorageTrouble(cause);
  const reason = cause instanceof Error ? cause.message : String(cause);
  return refused("device.change-not-kept", { reason });
}
