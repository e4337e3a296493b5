import { type ListQuery, type Page, pageOf } from "shared-schema/api/operator/page";
import { toYachtView, type YachtCreate, type YachtPatch, type YachtView } from "shared-schema/api/yacht";
import { defined } from "shared-schema/base/defined";
import { done, type Result, refused } from "shared-schema/base/result";
import { mayWriteYacht } from "shared-schema/yacht/mayWrite";
import { newYacht } from "shared-schema/yacht/schema";
import { type Actor, attempt, type Deps, reading, type Tx } from "../base/context.ts";
import { createDocument } from "../documents/createDocument.ts";
import { deleteDocument, editDocument, findDocument } from "../documents/editDocument.ts";
import { nextId } from "../documents/ids.ts";
import type { ReadableRow } from "../documents/readable.ts";
import { shown } from "../visibility/shown.ts";

function viewOf(tx: Tx, actor: Actor, row: ReadableRow): YachtView {
  const body = shown("yachts", row);
  const roles = new Set(tx.store.links.rolesAroundYacht(row.id, actor.user_id));
  return toYachtView(Number(row.id), body, mayWriteYacht(body, { ...actor, roles }));
}

/** A page of the yachts that a user may see. */
export function listYachts(deps: Deps, reader: Actor, { after, per_page }: ListQuery): Page<YachtView> {
  const tx = reading(deps);
  const rows = tx.store.documents.pageVisibleTo(reader.user_id, "yachts", after, per_page + 1);
  const { entries, next } = pageOf(rows, per_page, ({ id }) => id);
  return { entries: entries.map((row) => viewOf(tx, reader, row)), next };
}

export function showYacht(deps: Deps, actor: Actor, id: number, version: number | null = null): Result<YachtView> {
  const tx = reading(deps);
  const found = findDocument(tx, actor, "yachts", String(id));
  if (!found.ok) return found;
  const view = viewOf(tx, actor, found.value);
  if (version === null || version === view.version) return done(view);
  return refused("yacht.version-not-found", { version });
}

export function createYacht(deps: Deps, actor: Actor, input: YachtCreate): Result<YachtView> {
  const created = attempt(deps, (tx) => {
    const id = nextId(tx, "yacht");
    const { name, port_of_registry, type } = input;
    const creation = { created_by: actor.user_id, created_at: tx.now };
    const body = { ...newYacht({ name, port_of_registry, type, ...creation }), ...input };
    const event = { verb: "yacht.create" } as const;
    const written = createDocument(tx, actor, { collection: "yachts", id: String(id), body, event });
    return written.ok ? done(id) : written;
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
  return attempt(deps, (tx) => {
    const target = { collection: "yachts" as const, id: String(id), version };
    const edited = editDocument(tx, actor, target, (body) => done({ ...body, ...defined(patch) }));
    if (!edited.ok) return edited;
    return edited.value ? done(viewOf(tx, actor, edited.value)) : refused("yacht.not-found");
  });
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
