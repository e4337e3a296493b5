import { decideProfileChange } from "shared-schema/profile/change";
import { newProfile, type ProfileBody } from "shared-schema/profile/schema";
import { done, type Result } from "shared-schema/result";
import { takeId } from "../leases.ts";
import { runtime } from "../runtime.ts";
import { editDocument, insertDocument } from "./edit.ts";

export type ProfilePatch = Partial<
  Omit<ProfileBody, "user_id" | "created_by" | "created_at" | "version" | "locked" | "is_main">
>;

export type NewProfileInput = Pick<ProfileBody, "first_name" | "last_name"> & ProfilePatch;

/** Creates a further profile of the viewer's own and answers its id. */
export async function createProfile(input: NewProfileInput): Promise<Result<number>> {
  const { userId } = await runtime();
  return insertProfile(input, userId);
}

/** Creates a profile that belongs to a user, or to nobody yet. */
export async function insertProfile(input: NewProfileInput, owner: number | null): Promise<Result<number>> {
  const { collections, device, userId, now, topUp } = await runtime();
  const created_at = new Date(now()).toISOString();
  const body = newProfile({ ...input, user_id: owner, created_by: userId, created_at });
  const verdict = decideProfileChange(null, body, userId);
  if (!verdict.ok) return verdict;
  const id = await takeId(device, "profile");
  topUp();
  if (!id.ok) return id;
  const written = await insertDocument(collections.profiles, String(id.value), verdict);
  return written.ok ? id : written;
}

/** Changes a profile; one that is set aside gets `soft_deleted`. */
export async function patchProfile(id: number, patch: ProfilePatch): Promise<Result<void>> {
  const { collections, userId } = await runtime();
  return editDocument(
    collections.profiles,
    String(id),
    (before) => done({ ...before, ...patch }),
    (before, after) => decideProfileChange(before, after, userId),
  );
}
