import { pick } from "../base/json.ts";
import { isPlaceholder } from "./placeholder.ts";
import { type ProfileBody, profileBody } from "./schema.ts";

/** Fields of a profile that a merge does not choose: they are the kept profile's own. */
const NOT_MERGED = [
  "user_id",
  "created_by",
  "created_at",
  "is_main",
  "soft_deleted",
  "version",
  "locked",
] as const satisfies readonly (keyof ProfileBody)[];
type NotMerged = (typeof NOT_MERGED)[number];
export type MergedField = Exclude<keyof ProfileBody, NotMerged>;

/** The fields that a merge chooses between two profiles, in the order of the form. */
export const MERGED_FIELDS: readonly MergedField[] = Object.keys(profileBody.shape).filter(isMerged);

/** Which of two profiles a field is taken from. */
export type Side = "kept" | "other";
export type MergeChoices = Readonly<Partial<Record<MergedField, Side>>>;

/** Whether a name is that of a field which a merge chooses. */
export function isMerged(name: string): name is MergedField {
  const left: readonly string[] = NOT_MERGED;
  return Object.hasOwn(profileBody.shape, name) && !left.includes(name);
}

/** Whether a profile has no value of its own in a field. */
export function isBlank(profile: ProfileBody, field: MergedField): boolean {
  const value = profile[field];
  if (field === "email") return value == null || isPlaceholder(profile.email);
  return value == null || (typeof value === "string" && value.trim() === "");
}

/** The fields of which both profiles have a value, and not the same. */
export function differingFields(kept: ProfileBody, other: ProfileBody): MergedField[] {
  return MERGED_FIELDS.filter((field) => !isBlank(kept, field) && !isBlank(other, field)).filter(
    (field) => kept[field] !== other[field],
  );
}

/** The side that a field comes from unless somebody chooses: the kept profile's, where it has a value. */
export function usualSide(kept: ProfileBody, other: ProfileBody, field: MergedField): Side {
  return isBlank(kept, field) && !isBlank(other, field) ? "other" : "kept";
}

/** The kept profile with the chosen fields of the other. */
export function mergeProfiles(kept: ProfileBody, other: ProfileBody, choices: MergeChoices): ProfileBody {
  const taken = MERGED_FIELDS.filter((field) => (choices[field] ?? usualSide(kept, other, field)) === "other");
  return { ...kept, ...pick(other, (field) => isMerged(field) && taken.includes(field)) };
}
