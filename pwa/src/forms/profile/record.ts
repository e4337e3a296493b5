import type { ProfileBody } from "shared-schema/profile/schema";
import type { ProfilePatch } from "../../store/commands/profiles.ts";
import type { SaveResult } from "../../ui/fields/types.ts";

/** A profile as the form's parts see it. */
export interface ProfileRecord {
  body: ProfileBody;
  disabled: boolean;
  /** Writes one field. */
  save: <K extends keyof ProfilePatch>(key: K) => (value: ProfilePatch[K]) => Promise<SaveResult>;
}

/** Fields of a profile that hold text or nothing. */
export type ProfileTextKey = {
  [K in keyof ProfilePatch]-?: string | null extends ProfilePatch[K] ? K : never;
}[keyof ProfilePatch];
