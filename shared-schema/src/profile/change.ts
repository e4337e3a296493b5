import { done, type Result, refused } from "../result.ts";
import { isEqual } from "../sync/equal.ts";
import { tooHeavy } from "../sync/size.ts";
import { validate } from "../validation.ts";
import { type ContactBody, contactBody, type ProfileBody, profileBody } from "./schema.ts";

/** Made once: zod compiles a schema when it first parses. Unknown fields of a newer client survive. */
const looseProfile = profileBody.loose();
const looseContact = contactBody.loose();
const SERVER_FIELDS = ["user_id", "created_by", "created_at", "version", "locked", "is_main"] as const;

/** Written by its owner and, until somebody claims it, by whoever created it. */
export function mayWriteProfile(profile: ProfileBody, userId: number): boolean {
  if (profile.locked || profile.soft_deleted) return false;
  return profile.user_id === null ? profile.created_by === userId : profile.user_id === userId;
}

/** The one rule about a profile's edits, asked by screen, REST call and push alike. */
export function decideProfileChange(
  before: ProfileBody | null,
  after: unknown,
  userId: number,
): Result<ProfileBody | null> {
  if (before && !mayWriteProfile(before, userId)) return refused("forbidden", "You may not change this profile.");
  if (after === null) return refused("status", "A profile is kept; it can be set aside with 'soft_deleted'.");
  const heavy = tooHeavy(after);
  if (heavy) return heavy;
  const parsed = validate(looseProfile, after);
  if (!parsed.ok) return parsed;
  const next = parsed.value as ProfileBody;
  if (!before) {
    const own = next.created_by === userId && (next.user_id === null || next.user_id === userId);
    if (!own || next.locked || next.is_main || next.version !== 0) {
      return refused("invalid", "A new profile belongs to its creator.", { created_by: ["must be its creator"] });
    }
    return done(next);
  }
  for (const key of SERVER_FIELDS) {
    if (!isEqual(before[key], next[key])) {
      return refused("invalid", `'${key}' is changed by the server alone.`, {
        [key]: ["is changed by the server alone"],
      });
    }
  }
  if (next.soft_deleted && before.is_main) return refused("status", "The main profile cannot be deleted.");
  return done(next);
}

/** A contact is its owner's alone. */
export function decideContactChange(
  before: ContactBody | null,
  after: unknown,
  userId: number,
): Result<ContactBody | null> {
  if (before && before.user_id !== userId) return refused("not-found", "There is no such contact.");
  if (after === null) return done(null);
  const heavy = tooHeavy(after);
  if (heavy) return heavy;
  const parsed = validate(looseContact, after);
  if (!parsed.ok) return parsed;
  if (parsed.value.user_id !== userId) {
    return refused("invalid", "A contact belongs to its creator.", { user_id: ["must be its creator"] });
  }
  return done(parsed.value as ContactBody);
}
