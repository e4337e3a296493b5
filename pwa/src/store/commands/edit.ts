import type { RxCollection } from "rxdb/plugins/core";
import { done, type Refusal, type Result, refused } from "shared-schema/result";
import { isEqual } from "shared-schema/sync/equal";
import { SCHEMA_VERSION } from "shared-schema/sync/wire";
import { holdUpdate } from "../appUpdate.ts";
import { clearStorageTrouble, noteStorageTrouble } from "../storageTrouble.ts";
import type { Stored } from "../stored.ts";

/** Asks the shared rule about an edit: what the body becomes, or why not. */
export type Decide<B> = (before: B, after: B) => Result<B | null>;

/**
 * Edits a document: the change is made on its latest state, the shared rule is asked, and only then it is written. The answer
 * is ok once IndexedDB has it.
 * @param change makes the new body out of the former, or refuses
 */
export function editDocument<B>(
  collection: RxCollection<Stored<B>>,
  key: string,
  change: (before: B) => Result<B>,
  decide: Decide<B>,
): Promise<Result<void>> {
  return held(() => edited(collection, key, change, decide));
}

/** Whoever is about to leave the page waits for the write, from the first moment to the last. */
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
  if (!document) return refused("not-found", "This is no longer on this device.");
  const first = decided(document.toMutableJSON().body, change, decide);
  if (!first.ok) return first;
  if (isEqual(document.toMutableJSON().body, first.value)) return done(undefined);
  let refusal: Refusal | null = null;
  try {
    await document.incrementalModify((stored) => {
      const next = decided(stored.body as B, change, decide);
      if (next.ok) return { ...stored, body: next.value, schema: SCHEMA_VERSION };
      refusal = next.refusal;
      throw new Error(next.refusal.message);
    });
  } catch (cause) {
    return refusal ? { ok: false, refusal } : notKept(cause);
  }
  return kept();
}

function decided<B>(before: B, change: (before: B) => Result<B>, decide: Decide<B>): Result<B> {
  const after = change(structuredClone(before));
  if (!after.ok) return after;
  const verdict = decide(before, after.value);
  if (!verdict.ok) return verdict;
  return verdict.value === null ? refused("rule", "An edit does not delete.") : done(verdict.value);
}

/** Writes a new document once the shared rule allows it. */
export async function insertDocument<B>(
  collection: RxCollection<Stored<B>>,
  key: string,
  verdict: Result<B | null>,
): Promise<Result<void>> {
  if (!verdict.ok) return verdict;
  if (verdict.value === null) return refused("rule", "There is nothing to create.");
  const { value: body } = verdict;
  return held(async () => {
    try {
      // Over a deletion that waits, it stands upon that.
      const [deleted] = await collection.storageInstance.findDocumentsById([key], true);
      await collection.insert({ id: key, rev: 0, e: deleted?.e ?? "", schema: SCHEMA_VERSION, body });
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
  if (!document) return refused("not-found", "This is no longer on this device.");
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

function notKept(cause: unknown): { ok: false; refusal: Refusal } {
  noteStorageTrouble(cause);
  const reason = cause instanceof Error ? cause.message : String(cause);
  return refused("unavailable", `This device could not keep the change. ${reason}`);
}
