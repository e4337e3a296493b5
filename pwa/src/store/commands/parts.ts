import { withoutPart } from "shared-schema/agreement/deeds/parts";
import type { AgreementBody } from "shared-schema/agreement/schema";
import { done, type Result, refused } from "shared-schema/result";
import { runtime } from "../runtime.ts";
import { editUndoable, type UndoableMap } from "./undo.ts";

/** Adds a part under a new id and answers that id. */
export async function addPart<K extends UndoableMap>(
  id: number,
  map: K,
  make: (agreement: AgreementBody) => AgreementBody[K][string],
): Promise<Result<string>> {
  const { newId } = await runtime();
  const partId = newId();
  const written = await editUndoable(id, (before) =>
    done({ ...before, [map]: { ...before[map], [partId]: make(before) } }),
  );
  return written.ok ? done(partId) : written;
}

/** Changes fields of a part. */
export async function patchPart<K extends UndoableMap>(
  id: number,
  map: K,
  partId: string,
  patch: Partial<AgreementBody[K][string]>,
): Promise<Result<void>> {
  return editUndoable(id, (before) => {
    const part = before[map][partId];
    if (!part) return refused("not-found", "Somebody has removed this.");
    return done({ ...before, [map]: { ...before[map], [partId]: { ...part, ...patch } } });
  });
}

/** Takes a part off the agreement. */
export async function removePart(id: number, map: UndoableMap, partId: string): Promise<Result<void>> {
  return editUndoable(id, (before) => done(withoutPart(before, map, partId)));
}
