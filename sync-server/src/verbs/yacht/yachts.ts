import { toYachtView, type YachtCreate, type YachtPatch, type YachtView } from "shared-schema/api/yacht";
import { done, type Result, refused } from "shared-schema/result";
import { mayWriteYacht } from "shared-schema/yacht/change";
import { newYacht } from "shared-schema/yacht/schema";
import type { DocumentRow } from "../../store/documents.ts";
import { bodyOf } from "../bodies.ts";
import { commitDocument } from "../commitDocument.ts";
import { type Actor, attempt, type Deps, reading, type Tx } from "../context.ts";
import { decide } from "../decide.ts";
import { deleteDocument, editDocument, findDocument } from "../editDocument.ts";
import { nextId } from "../idLeases.ts";

function viewOf(tx: Tx, actor: Actor, row: DocumentRow): YachtView {
  const body = bodyOf("yachts", row);
  const roles = new Set(tx.store.links.rolesAroundYacht(row.id, actor.user_id));
  return toYachtView(Number(row.id), body, mayWriteYacht(body, { ...actor, roles }));
}

/** All yachts that a user may see. */
export function listYachts(deps: Deps, reader: Actor): YachtView[] {
  const tx = reading(deps);
  return tx.store.documents.allVisibleTo(reader.user_id, "yachts").map((row) => viewOf(tx, reader, row));
}

export function showYacht(deps: Deps, actor: Actor, id: number, version: number | null = null): Result<YachtView> {
  const tx = reading(deps);
  const found = findDocument(tx, actor, "yachts", String(id));
  if (!found.ok) return found;
  const view = viewOf(tx, actor, found.value);
  if (version === null || version === view.version) return done(view);
  return refused("not-found", `There is no version ${version} of this yacht.`);
}

export function createYacht(deps: Deps, actor: Actor, input: YachtCreate): Result<YachtView> {
  const created = attempt(deps, (tx) => {
    const id = nextId(tx, "yacht");
    const { name, port_of_registry, type } = input;
    const creation = { created_by: actor.user_id, created_at: tx.now };
    const target = { collection: "yachts" as const, id: String(id) };
    const body = { ...newYacht({ name, port_of_registry, type, ...creation }), ...input };
    const verdict = decide(tx, actor, target, null, body);
    if (!verdict.ok) return verdict;
    commitDocument(tx, { ...target, body: verdict.value, user_id: actor.user_id, op: `rest-${tx.ids.uuid()}` });
    return done(id);
  });
  return created.ok ? showYacht(deps, actor, created.value) : created;
}

export function patchYacht(
  deps: Deps,
  actor: Actor,
  id: number,
  version: number | null,
  patch: YachtPatch,
): Result<YachtView> {
  const edited = attempt(deps, (tx) =>
    editDocument(tx, actor, { collection: "yachts", id: String(id), version }, (body) => done({ ...body, ...patch })),
  );
  return edited.ok ? showYacht(deps, actor, id) : edited;
}

export function deleteYacht(
  deps: Deps,
  actor: Actor,
  id: number,
  version: number | null,
): Result<Record<string, never>> {
  const deleted = attempt(deps, (tx) => deleteDocument(tx, actor, { collection: "yachts", id: String(id), version }));
  return deleted.ok ? done({}) : deleted;
}
