import { decideAgreementChange } from "shared-schema/agreement/change";
import { withoutPart } from "shared-schema/agreement/deeds/parts";
import type { AgreementBody, PartMap } from "shared-schema/agreement/schema";
import { done, type Result, refused } from "shared-schema/result";
import { runtime } from "../runtime.ts";
import { editDocument } from "./edit.ts";

/** Edits an agreement under its one rule. */
export async function editAgreement(
  id: number,
  change: (before: AgreementBody) => Result<AgreementBody>,
): Promise<Result<void>> {
  const { collections, viewer } = await runtime();
  return editDocument(collections.agreements, String(id), change, (before, after) =>
    decideAgreementChange(before, after, viewer()),
  );
}

/** Adds a part under a new id and answers that id. */
export async function addPart<K extends PartMap>(
  id: number,
  map: K,
  make: (agreement: AgreementBody) => AgreementBody[K][string],
): Promise<Result<string>> {
  const { newId } = await runtime();
  const partId = newId();
  const written = await editAgreement(id, (before) =>
    done({ ...before, [map]: { ...before[map], [partId]: make(before) } }),
  );
  return written.ok ? done(partId) : written;
}

export async function patchPart<K extends PartMap>(
  id: number,
  map: K,
  partId: string,
  patch: Partial<AgreementBody[K][string]>,
): Promise<Result<void>> {
  return editAgreement(id, (before) => {
    const part = before[map][partId];
    if (!part) return refused("not-found", "Somebody has removed this.");
    return done({ ...before, [map]: { ...before[map], [partId]: { ...part, ...patch } } });
  });
}

export async function removePart(id: number, map: PartMap, partId: string): Promise<Result<void>> {
  return editAgreement(id, (before) => done(withoutPart(before, map, partId)));
}
