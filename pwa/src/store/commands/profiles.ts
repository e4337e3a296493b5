import { heldFields, heldRoles } from "shared-schema/agreement/people/held";
import { dayOf } from "shared-schema/base/basics";
import { done, type Result, refused } from "shared-schema/base/result";
import { newProfile, type ProfileBody } from "shared-schema/profile/schema";
import { typedNow } from "../../base/savingOver.ts";
import { runtime } from "../database/runtime.ts";
import { editDocument } from "./edit.ts";
import { insertNumbered, type TakeNumber } from "./insertNumbered.ts";

export type ProfilePatch = Partial<
  Omit<ProfileBody, "user_id" | "created_by" | "created_at" | "version" | "locked" | "is_main">
>;

type NewProfileInput = Pick<ProfileBody, "first_name" | "last_name"> & ProfilePatch;

/** Creates a further profile of the viewer's own and answers its id. */
export async function createProfile(input: NewProfileInput): Promise<Result<number>> {
  const { userId, now } = await runtime();
  const created_at = new Date(now()).toISOString();
  return insertProfile(newProfile({ ...input, user_id: userId, created_by: userId, created_at }));
}

/** Creates a profile that is whole already: one that the server did not take under its former number. */
export async function insertProfile(body: ProfileBody, take?: TakeNumber): Promise<Result<number>> {
  const { collections, userId, now } = await runtime();
  const rule = await loadProfileRule();
  if (!rule) return refused("app.part-not-loaded");
  return insertNumbered(
    "profile",
    collections.profiles,
    rule.decideProfileChange(null, body, userId, rule.NOT_HELD, dayOf(now())),
    take,
  );
}

/** Changes a profile; one that is set aside gets `soft_deleted`. */
export async function patchProfile(id: number, patch: ProfilePatch): Promise<Result<void>> {
  const typed = typedNow();
  const { collections, userId, now } = await runtime();
  const rule = await loadProfileRule();
  if (!rule) return refused("app.part-not-loaded");
  const agreements = (await collections.agreements.find().exec()).map((document) => document.toMutableJSON().body);
  const roles = heldRoles(id, agreements);
  return editDocument(
    collections.profiles,
    String(id),
    (before) => done({ ...before, ...patch }),
    (before, after) => rule.decideProfileChange(before, after, userId, heldFields(before, roles, userId), dayOf(now())),
    typed,
  );
}

/** Sets a profile aside: contracts may speak of it, so it is kept. */
export function setProfileAside(id: number): Promise<Result<void>> {
  return patchProfile(id, { soft_deleted: true });
}

/** The rule knows the bank accounts of each country: it is loaded when a profile is first written. Null where it does not load. */
export function loadProfileRule() {
  return import("shared-schema/profile/change").catch(() => null);
}
