import { type ProfileCreate, type ProfilePatch, type ProfileView, toProfileView } from "shared-schema/api/profile";
import { mayWriteProfile } from "shared-schema/profile/change";
import { newProfile, type ProfileBody } from "shared-schema/profile/schema";
import { done, type Result, refused } from "shared-schema/result";
import { visibleBody } from "../bodies.ts";
import { commitDocument } from "../commitDocument.ts";
import { type Actor, attempt, type Deps, reading, type Tx } from "../context.ts";
import { decide } from "../decide.ts";
import { editDocument } from "../editDocument.ts";
import { nextId } from "../idLeases.ts";

/** A profile in the viewer's copy; undefined when the viewer may not see it. */
export function profileFor(tx: Tx, actor: Actor, id: string): ProfileView | undefined {
  const row = tx.store.documents.visibleTo(actor.user_id, "profiles", id);
  if (!row) return undefined;
  // What is left of a checked body after private fields were left out of it is one still.
  const body = visibleBody("profiles", row.body, row.sight) as ProfileBody;
  return toProfileView(Number(id), body, mayWriteProfile(body, actor.user_id));
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
  if (!profile) return refused("not-found", "There is no such profile.");
  if (version === null || version === profile.version) return done(profile);
  return refused("not-found", `There is no version ${version} of this profile.`);
}

/** A further profile of the account. */
export function createProfile(deps: Deps, actor: Actor, input: ProfileCreate): Result<ProfileView> {
  const created = attempt(deps, (tx) => writeProfile(tx, actor, actor.user_id, input));
  return created.ok ? showProfile(deps, actor, created.value) : created;
}

/** Writes a new profile of the actor's making, owned by an account or by nobody yet. */
export function writeProfile(tx: Tx, actor: Actor, owner: number | null, input: ProfileCreate): Result<number> {
  const id = nextId(tx, "profile");
  const { first_name, last_name } = input;
  const creation = { created_by: actor.user_id, created_at: tx.now };
  const profile_name = input.profile_name ?? `${first_name} ${last_name}`;
  const body = newProfile({ ...input, user_id: owner, ...creation, profile_name });
  const target = { collection: "profiles" as const, id: String(id) };
  const verdict = decide(tx, actor, target, null, body);
  if (!verdict.ok) return verdict;
  commitDocument(tx, { ...target, body: verdict.value, user_id: actor.user_id, op: `rest-${tx.ids.uuid()}` });
  return done(id);
}

export function patchProfile(
  deps: Deps,
  actor: Actor,
  id: number,
  version: number | null,
  patch: ProfilePatch,
): Result<ProfileView> {
  const edited = attempt(deps, (tx) =>
    editDocument(tx, actor, { collection: "profiles", id: String(id), version }, (body) => done({ ...body, ...patch })),
  );
  return edited.ok ? showProfile(deps, actor, id) : edited;
}

/** Sets a profile aside: contracts may speak of it, so it is kept. */
export function softDeleteProfile(deps: Deps, actor: Actor, id: number): Result<Record<string, never>> {
  const edited = attempt(deps, (tx) =>
    editDocument(tx, actor, { collection: "profiles", id: String(id) }, (body) =>
      done({ ...body, soft_deleted: true }),
    ),
  );
  return edited.ok ? done({}) : edited;
}
