import type { ProfileBody } from "./schema.ts";

/** A profile is written by its owner and, until someone claims it, by its creator. */
export function mayWriteProfile(profile: ProfileBody, userId: number): boolean {
  if (profile.locked || profile.soft_deleted) return false;
  return profile.user_id === null ? profile.created_by === userId : profile.user_id === userId;
}
