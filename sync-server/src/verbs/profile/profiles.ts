import { type ListQuery, type Page, pageOf } from "shared-schema/api/operator/page";
import { type ProfileCreate, type ProfilePatch, type ProfileView, toProfileView } from "shared-schema/api/profile";
import { defined } from "shared-schema/base/defined";
import { done, type Result, refused } from "shared-schema/base/result";
import { mayWriteProfile } from "shared-schema/profile/mayWrite";
import { newProfile } from "shared-schema/profile/schema";
import type { DocumentEvent } from "../base/audit/events.ts";
import { type Actor, attempt, type Deps, reading, type Tx } from "../base/context.ts";
import { createDocument } from "../documents/createDocument.ts";
import { editDocument } from "../documents/editDocument.ts";
import { nextId } from "../documents/ids.ts";
import { type ReadableRow, readable } from "../documents/readable.ts";
import { shown } from "../visibility/shown.ts";

/** A profile in the viewer's copy; undefined when the viewer may not see it. */
export function profileFor(tx: Tx, actor: Actor, id: string): ProfileView | undefined {
  const row = readable(tx, actor, "profiles", id);
  return row && viewOf(actor, row);
}

/** A row in the view of an actor with these bits of sight. */
export function viewOf(actor: Actor, row: Pick<ReadableRow, "id" | "body" | "sight">): ProfileView {
  // A checked body stays valid after private fields are left out of it.
  const body = shown("profiles", row);
  return toProfileView(Number(row.id), body, mayWriteProfile(body, actor.user_id));
}

/** A page of an account's own profiles. */
export function listProfilePage(
  deps: Deps,
  actor: Actor,
  userId: number,
  { after, per_page }: ListQuery,
): Page<ProfileView> {
  const tx = reading(deps);
  const ids = tx.store.documents.idsOwnedBy("profiles", userId).map(Number);
  const read: ProfileView[] = [];
  for (const id of ids.filter((each) => each > after).sort((a, b) => a - b)) {
    const profile = profileFor(tx, actor, String(id));
    if (profile && !profile.soft_deleted) read.push(profile);
    if (read.length > per_page) break;
  }
  return pageOf(read, per_page, ({ id }) => id);
}

/** An account's own profiles. */
export function listProfiles(deps: Deps, actor: Actor, userId: number): ProfileView[] {
  const tx = reading(deps);
  return tx.store.documents
    .idsOwnedBy("profiles", userId)
    .flatMap((id) => profileFor(tx, actor, id) ?? [])
    .filter((profile) => !profile.soft_deleted)
    .sort((a, b) => a.id - b.id);
}

export function showProfile(deps: Deps, actor: Actor, id: number, version: number | null = null): Result<ProfileView> {
  const profile = profileFor(reading(deps), actor, String(id));
  if (!profile) return refused("profile.not-found");
  if (version === null || version === profile.version) return done(profile);
  return refused("profile.version-not-found", { version });
}

/** A further profile of the account. */
export function createProfile(deps: Deps, actor: Actor, input: ProfileCreate): Result<ProfileView> {
  const created = attempt(deps, (tx) => writeProfile(tx, actor, actor.user_id, input, { verb: "profile.create" }));
  return created.ok ? showProfile(deps, actor, created.value) : created;
}

/** Writes a new profile of the actor's making, owned by an account or by no one yet. */
export function writeProfile(
  tx: Tx,
  actor: Actor,
  owner: number | null,
  input: ProfileCreate,
  event: DocumentEvent | null,
): Result<number> {
  const id = nextId(tx, "profile");
  const { first_name, last_name } = input;
  const creation = { created_by: actor.user_id, created_at: tx.now };
  const profile_name = input.profile_name ?? `${first_name} ${last_name}`;
  const body = newProfile({ ...defined(input), user_id: owner, ...creation, profile_name });
  const written = createDocument(tx, actor, { collection: "profiles", id: String(id), body, event });
  return written.ok ? done(id) : written;
}

export function patchProfile(
  deps: Deps,
  actor: Actor,
  id: number,
  version: number | null,
  patch: ProfilePatch,
): Result<ProfileView> {
  const edited = attempt(deps, (tx) =>
    editDocument(tx, actor, { collection: "profiles", id: String(id), version }, (body) =>
      done({ ...body, ...defined(patch) }),
    ),
  );
  if (!edited.ok) return edited;
  return edited.value ? done(viewOf(actor, edited.value)) : refused("profile.not-found");
}

/** Sets a profile aside: contracts may speak of it, so it is kept. */
export function softDeleteProfile(deps: Deps, actor: Actor, id: number): Result<Record<string, never>> {
  const edited = attempt(deps, (tx) =>
    editDocument(tx, actor, { collection: "profiles", id: String(id), event: { verb: "profile.set_aside" } }, (body) =>
      done({ ...body, soft_deleted: true }),
    ),
  );
  return edited.ok ? done({}) : edited;
}
