import { done, fault, type Result, refused, refusedAt } from "../base/result.ts";
import { MOST_PERSON_BYTES, tooLarge } from "../base/size.ts";
import { refuseInvisible } from "../base/text/names.ts";
import { validate } from "../base/validation.ts";
import { type ContactBody, contactBody } from "./schema.ts";

/** Made once: zod compiles a schema when it first parses. Unknown fields of a newer client survive. */
const looseContact = contactBody.loose();

/** Of an address or a number beside those of its profile. */
const NAMES: ReadonlySet<string> = new Set(["value"]);

/** A contact is its owner's alone. */
export function decideContactChange(
  before: ContactBody | null,
  after: unknown,
  userId: number,
): Result<ContactBody | null> {
  if (before && before.user_id !== userId) return refused("contact.not-found");
  if (after === null) return done(null);
  const large = tooLarge(after, MOST_PERSON_BYTES);
  if (large) return large;
  const parsed = validate(looseContact, after);
  if (!parsed.ok) return parsed;
  const invisible = refuseInvisible(before, parsed.value, NAMES);
  if (invisible) return invisible;
  if (parsed.value.user_id !== userId) {
    return refusedAt({ user_id: [fault("foreign-creator")] }, "contact.foreign-creator");
  }
  return done(parsed.value);
}
