import { isEqual } from "../base/equal.ts";
import { done, fault, type Result, refused, refusedAt } from "../base/result.ts";
import { MOST_PERSON_BYTES, tooLarge } from "../base/size.ts";
import { validate } from "../base/validation.ts";
import { decideAccount } from "./bank.ts";
import { mayWriteProfile } from "./mayWrite.ts";
import { type ProfileBody, profileBody } from "./schema.ts";

/** Made once: zod compiles a schema when it first parses. Unknown fields of a newer client survive. */
const looseProfile = profileBody.loose();
const SERVER_FIELDS = ["user_id", "created_by", "created_at", "version", "locked", "is_main"] as const;

/** The one rule about a profile's edits, asked by screen, REST call and push alike. */
export function decideProfileChange(
  before: ProfileBody | null,
  after: unknown,
  userId: number,
): Result<ProfileBody | null> {
  if (before && !mayWriteProfile(before, userId)) return refused("profile.read-only");
  if (after === null) return refused("profile.kept");
  const large = tooLarge(after, MOST_PERSON_BYTES);
  if (large) return large;
  const parsed = validate(looseProfile, after);
  if (!parsed.ok) return parsed;
  const next = parsed.value;
  const account = decideAccount(before, next);
  if (account) return account;
  if (!before) {
    const own = next.created_by === userId && (next.user_id === null || next.user_id === userId);
    if (!own || next.locked || next.is_main || next.version !== 0) {
      return refusedAt({ created_by: [fault("foreign-creator")] }, "profile.foreign-creator");
    }
    return done(next);
  }
  for (const key of SERVER_FIELDS) {
    if (!isEqual(before[key], next[key])) {
      return refusedAt({ [key]: [fault("server-field")] }, "document.server-field", { field: key });
    }
  }
  if (next.soft_deleted && before.is_main) return refused("profile.main");
  return done(next);
}
