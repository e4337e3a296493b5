import { patchedPart, withoutPart, withPart } from "shared-schema/agreement/mutations/parts";
import type { AgreementBody, PartIn } from "shared-schema/agreement/schema";
import { done, type Result, refused } from "shared-schema/base/result";
import { runtime } from "../../database/runtime.ts";
import { editUndoable, type UndoableMap } from "../undo.ts";

/** Adds a part under a new id and answers that id. */
export async function addPart<K extends UndoableMap>(
  id: number,
  map: K,
  make: (agreement: AgreementBody) => PartIn<K>,
): Promise<Result<string>> {
  const { newId } = await runtime();
  const partId = newId();
  const written = await editUndoable(id, (before) => done(withPart(before, map, partId, make(before))));
  return written.ok ? done(partId) : written;
}

/** Changes fields of a part. */
export async function patchPart<K extends UndoableMap>(
  id: number,
  map: K,
  partId: string,
  patch: Partial<PartIn<K>>,
): Promise<Result<void>> {
  return editUndoable(id, (before) => {
    const after = patchedPart(before, map, partId, patch);
    return after ? done(after) : refused("part.removed");
  });
}

/** Takes a part off the agreement. */
export async function removePart(id: number, map: UndoableMap, partId: string): Promise<Result<void>> {
  return editUndoable(id, (before) => done(withoutPart(before, map, partId)));
}
