import { type JsonMap, pick } from "shared-schema/base/json";
import { type ProfileBody, profileBody, RECORD_FIELDS } from "shared-schema/profile/schema";

/** Replaces a name. */
export const ERASED = "—";
export const ERASED_NAMES = { first_name: ERASED, last_name: ERASED };

/** Fields that say nothing about the person. */
const KEPT: ReadonlySet<string> = new Set<keyof ProfileBody>([...RECORD_FIELDS, "is_company"]);
/** Fields that tell something about the person. */
export const PERSONAL: ReadonlySet<string> = new Set(
  Object.keys(profileBody.shape).filter((field) => !KEPT.has(field)),
);
export const NAMES: ReadonlySet<string> = new Set(["first_name", "last_name"]);

/** Is this the profile of a person who was erased? The names alone do not say so: someone may have entered them. */
export function isErased(profile: ProfileBody): boolean {
  const fields: JsonMap = profile;
  return [...PERSONAL].every((field) => (fields[field] ?? null) === (NAMES.has(field) ? ERASED : null));
}

/** A profile without anything that a person entered, including fields of newer versions. */
export function erasedProfile(profile: JsonMap): JsonMap {
  const empty = Object.fromEntries([...PERSONAL].map((field) => [field, null]));
  return { ...empty, ...pick(profile, (field) => KEPT.has(field)), ...ERASED_NAMES };
}
