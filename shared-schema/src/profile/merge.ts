import { pick } from "../base/json.ts";
import { isPlaceholder } from "./placeholder.ts";
import { BANK_FIELDS, PASSPORT_FIELDS, type ProfileBody, profileBody, RECORD_FIELDS } from "./schema.ts";

/** The record stays the kept profile's own. */
export type MergedField = Exclude<keyof ProfileBody, (typeof RECORD_FIELDS)[number]>;

/** The fields that a merge chooses between two profiles, in the order of the form. */
export const MERGED_FIELDS: readonly MergedField[] = Object.keys(profileBody.shape).filter(isMerged);

/** Which of two profiles a field is taken from. */
export type Side = "kept" | "other";
export type MergeChoices = Readonly<Partial<Record<MergedField, Side>>>;

/** Whether a name is that of a field which a merge chooses. */
function isMerged(name: string): name is MergedField {
  const left: readonly string[] = RECORD_FIELDS;
  return Object.hasOwn(profileBody.shape, name) && !left.includes(name);
}

/** Whether a profile has no value of its own in a field. */
export function isBlank(profile: ProfileBody, field: MergedField): boolean {
  const value = profile[field];
  if (field === "email") return value == null || isPlaceholder(profile.email);
  return value == null || (typeof value === "string" && value.trim() === "");
}

/** Fields that belong together: those of two accounts, or of two passports, are never mixed. */
const GROUPS: readonly (readonly MergedField[])[] = [BANK_FIELDS, PASSPORT_FIELDS];

/** The fields that are chosen together, in the order of the form: mostly one. */
const MERGED_GROUPS: readonly (readonly MergedField[])[] = [...new Set(MERGED_FIELDS.map(groupOf))];

function groupOf(field: MergedField): readonly MergedField[] {
  return GROUPS.find((group) => group.includes(field)) ?? [field];
}

/** The groups of which both profiles have a value, and not the same. */
export function differingGroups(kept: ProfileBody, other: ProfileBody): (readonly MergedField[])[] {
  const filledIn = (profile: ProfileBody, field: MergedField) => (isBlank(profile, field) ? null : profile[field]);
  return MERGED_GROUPS.filter((group) => !isBlankGroup(kept, group) && !isBlankGroup(other, group)).filter((group) =>
    group.some((field) => filledIn(kept, field) !== filledIn(other, field)),
  );
}

function isBlankGroup(profile: ProfileBody, group: readonly MergedField[]): boolean {
  return group.every((field) => isBlank(profile, field));
}

/** The side that a field comes from unless someone chooses: the kept profile's, where it has a value in the field's group. */
function usualSide(kept: ProfileBody, other: ProfileBody, field: MergedField): Side {
  const group = groupOf(field);
  return isBlankGroup(kept, group) && !isBlankGroup(other, group) ? "other" : "kept";
}

/** The side that a field comes from. A choice for one field of a group goes for those that no one has chosen. */
export function chosenSide(kept: ProfileBody, other: ProfileBody, choices: MergeChoices, field: MergedField): Side {
  const [inGroup] = groupOf(field).flatMap((each) => choices[each] ?? []);
  return choices[field] ?? inGroup ?? usualSide(kept, other, field);
}

/** The first field whose choice would mix a group: an account or a passport comes from one side whole. Null where none does. */
export function mixedField(choices: MergeChoices): MergedField | null {
  const mixed = GROUPS.find((group) => new Set(group.flatMap((field) => choices[field] ?? [])).size > 1);
  return mixed?.find((field) => choices[field] !== undefined) ?? null;
}

/** The kept profile with the chosen fields of the other. */
export function mergeProfiles(kept: ProfileBody, other: ProfileBody, choices: MergeChoices): ProfileBody {
  const taken = MERGED_FIELDS.filter((field) => chosenSide(kept, other, choices, field) === "other");
  return { ...kept, ...pick(other, (field) => isMerged(field) && taken.includes(field)) };
}
