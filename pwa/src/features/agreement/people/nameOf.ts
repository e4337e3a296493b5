import type { FoundProfile } from "shared-schema/api/profile";
import { fullName, type ProfileBody } from "shared-schema/profile/schema";

/** Stands for a name that is still being read. */
export const READING = "…";

interface Sources {
  /** Null while the profile is not on this device. */
  profile: ProfileBody | null;
  /** The same person as an administrator's search has found them. */
  found: FoundProfile | undefined;
  /** Whether profiles may still come that are not here yet. */
  arriving: boolean;
}

/** Returns someone's name: from the profile, else as they were found; `unknown` once nothing more can arrive. */
export function nameOf({ profile, found, arriving }: Sources, unknown: string): string {
  const known = profile ?? found;
  if (known) return fullName(known);
  return arriving ? READING : unknown;
}
