import { z } from "zod";
import { done, fault, type Result, refusedAt } from "../base/result.ts";
import { profileBody } from "../profile/schema.ts";
import { CONSENT_EDITIONS } from "./edition.ts";
import { type GuestEntry, isEmptyWishes, type Wishes, wishes } from "./schema.ts";

/** The fields of a profile that a passenger's link fills in. */
export const LINK_FIELDS = [
  "first_name",
  "last_name",
  "date_of_birth",
  "place_of_birth",
  "nationality",
  "gender",
  "main_phone",
  "passport_num",
  "passport_country",
  "passport_expiration",
] as const;
export type LinkField = (typeof LINK_FIELDS)[number];

const masks = Object.fromEntries(LINK_FIELDS.map((field) => [field, true as const])) as Record<LinkField, true>;

/** The particulars that a passenger enters; a field that is left out keeps its value. */
export const linkParticulars = profileBody.pick(masks).partial();
export type LinkParticulars = z.infer<typeof linkParticulars>;

/** The consents that were ticked on the form. */
const linkConsent = z.strictObject({
  edition: z.enum(CONSENT_EDITIONS),
  given: z.enum(["GUEST", "REPRESENTATIVE"]),
  wishes: z.boolean(),
  medical: z.boolean(),
});

/** A passenger's change of the preferences: none, new ones in place of all former ones, or a withdrawal. */
export const wishesChange = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("KEEP") }),
  z.strictObject({ kind: z.literal("WITHDRAW") }),
  z.strictObject({ kind: z.literal("ENTER"), wishes: z.strictObject(wishes.shape), consent: linkConsent }),
]);
export type WishesChange = z.infer<typeof wishesChange>;

/**
 * Decides a guest's preferences as the form has them: nothing is kept without the guest's consent, and no medical note without a
 * consent of its own.
 * @param at the moment of the consent, UTC
 * @returns the entry; null where none is kept
 */
export function decideWishes(former: GuestEntry | null, change: WishesChange, at: string): Result<GuestEntry | null> {
  if (change.kind === "KEEP") return done(former);
  if (change.kind === "WITHDRAW") return done(null);
  const { consent } = change;
  const entered = trimmed(change.wishes);
  if (isEmptyWishes(entered)) return done(former);
  if (!consent.wishes) return refusedAt({ "consent.wishes": [fault("required")] }, "passenger-link.no-consent");
  if (entered.medical !== null && !consent.medical) {
    return refusedAt({ "consent.medical": [fault("required")] }, "passenger-link.no-medical-consent");
  }
  const { edition, given } = consent;
  return done({ ...entered, consent: { at, edition, given, medical: entered.medical !== null } });
}

function trimmed(entered: Wishes): Wishes {
  const { diet, allergies, cabin, occasion, other, medical } = entered;
  const text = (value: string | null) => value?.trim() || null;
  return {
    diet: text(diet),
    allergies: text(allergies),
    cabin: text(cabin),
    occasion: text(occasion),
    other: text(other),
    medical: text(medical),
  };
}
