import { z } from "zod";
import { instant } from "../base/basics.ts";
import { CONSENT_EDITIONS } from "./edition.ts";

/** The longest text of one wish. */
export const MOST_WISH = 1_000;

const wish = z.string().trim().max(MOST_WISH).nullable();

/** The wishes of a guest for the time on board, as they are entered. */
export const wishes = z.object({
  diet: wish,
  allergies: wish,
  cabin: wish,
  /** A birthday or another occasion that falls into the stay. */
  occasion: wish,
  other: wish,
  /** Health matters that the crew must know of. Kept with a consent of its own. */
  medical: wish,
});
export type Wishes = z.infer<typeof wishes>;

export const WISH_FIELDS = ["diet", "allergies", "cabin", "occasion", "other", "medical"] as const;

/** Wishes that are kept, with the consent that they are kept upon. */
const guestEntry = z.object({
  ...wishes.shape,
  consent: z.object({
    at: instant,
    /** The edition of the text that was agreed to. */
    edition: z.enum(CONSENT_EDITIONS),
    /** Did the guest tick it, or someone to whom the guest has said so? */
    given: z.enum(["GUEST", "REPRESENTATIVE"]),
    /** Does it include health data? */
    medical: z.boolean(),
  }),
});
export type GuestEntry = z.infer<typeof guestEntry>;

/**
 * The guest preferences of an agreement, by the profile of the guest, under the agreement's own key. Only the server writes it, and
 * only the captain and the carrier read it.
 */
export const guestPreferencesBody = z.object({ guests: z.record(z.string(), guestEntry) });
export type GuestPreferencesBody = z.infer<typeof guestPreferencesBody>;

export const NO_GUEST_PREFERENCES: GuestPreferencesBody = { guests: {} };

/** Says whether nothing was entered. */
export function isEmptyWishes(entered: Wishes): boolean {
  return WISH_FIELDS.every((field) => !entered[field]?.trim());
}

/** The wishes of an entry, without their consent. */
export function wishesOf({ diet, allergies, cabin, occasion, other, medical }: GuestEntry): Wishes {
  return { diet, allergies, cabin, occasion, other, medical };
}
