import type { ProfileParticulars } from "shared-schema/api/profile";
import type { ProfileBody } from "shared-schema/profile/schema";
import type { ProfilePatch } from "../../store/commands/profiles.ts";
import type { SaveResult } from "../../ui/fields/types.ts";

/** A profile as the form's parts see it. */
export interface ProfileRecord {
  document: "profiles" | "frozen-profiles";
  id: number;
  body: ProfileParticulars;
  disabled: boolean;
  /** Fields that a contract holds: they are read-only while the others are not. */
  held: ReadonlySet<keyof ProfileBody>;
  /** Writes one field. */
  save: <K extends keyof ProfilePatch>(key: K) => (value: ProfilePatch[K]) => Promise<SaveResult>;
}

/** Fields of a profile that hold text or nothing. */
export type ProfileTextKey = {
  [K in keyof ProfilePatch]-?: string | null extends ProfilePatch[K] ? K : never;
}[keyof ProfilePatch];
