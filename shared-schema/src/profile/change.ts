import { isEqual } from "../base/equal.ts";
import { done, fault, type Refused, type Result, refused, refusedAt } from "../base/result.ts";
import { MOST_PERSON_BYTES, tooLarge } from "../base/size.ts";
import { validate } from "../base/validation.ts";
import { decideBankAccount } from "./bank.ts";
import { refuseEntered } from "./entered.ts";
import { mayWriteProfile } from "./mayWrite.ts";
import { refuseNameless } from "./named.ts";
import { type ProfileBody, profileBody } from "./schema.ts";

/** Made once: zod compiles a schema when it first parses. Unknown fields of a newer client survive. */
const looseProfile = profileBody.loose();
const SERVER_FIELDS = ["user_id", "created_by", "created_at", "version", "locked", "is_main"] as const;

/** Of a profile that no contract holds: a new one. */
export const NOT_HELD: ReadonlySet<keyof ProfileBody> = new Set();

/**
 * The one rule about a profile's edits, asked by screen, REST call and push alike.
 * @param held the fields that contracts hold for this user (`agreement/people/held`)
 * @param today UTC, `YYYY-MM-DD`
 */
export function decideProfileChange(
  before: ProfileBody | null,
  after: unknown,
  userId: number,
  held: ReadonlySet<keyof ProfileBody>,
  today: string,
): Result<ProfileBody | null> {
  if (before && !mayWriteProfile(before, userId)) return refused("profile.read-only");
  if (after === null) return refused("profile.kept");
  const large = tooLarge(after, MOST_PERSON_BYTES);
  if (large) return large;
  const parsed = validate(looseProfile, after);
  if (!parsed.ok) return parsed;
  const next = parsed.value;
  const wrong = refuseEntered(before, next, today);
  if (wrong) return wrong;
  const nameless = refuseNameless(before, next);
  if (nameless) return nameless;
  const account = decideBankAccount(before, next);
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
  return refuseHeld(before, next, held) ?? done(next);
}

function refuseHeld(before: ProfileBody, after: ProfileBody, held: ReadonlySet<keyof ProfileBody>): Refused | null {
  // As it would be written today: what is stored may have characters that a schema takes out since.
  const former = looseProfile.safeParse(before).data ?? before;
  const changed = [...held].filter((field) => !isEqual(former[field] ?? null, after[field] ?? null));
  const [first] = changed;
  if (first === undefined) return null;
  const fields = Object.fromEntries(changed.map((field) => [field, [fault("held-by-contract")]]));
  return refusedAt(fields, "profile.held", { field: first });
}
