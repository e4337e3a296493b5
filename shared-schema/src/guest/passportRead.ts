import { type ProfileBody, TRAVEL_FIELDS } from "../profile/schema.ts";

/** A person's passport on a screen or in an answer of the server, or in a file that was saved. */
export const PASSPORT_READ_KINDS = ["SHOWN", "EXPORTED"] as const;
export type PassportReadKind = (typeof PASSPORT_READ_KINDS)[number];

/** Days after which the record of a passport's readers ends, from the purge of the passport on. */
export const READS_KEPT_DAYS = 365;

/** Passports that one account may have newly recorded within a day. */
export const MOST_READS_A_DAY = 2_000;

/** Files with one person's passport that are recorded one by one of one account and day: one more entry counts the further ones. */
export const MOST_EXPORTS_A_DAY = 20;

/** A record reaches the server this many days later at most: devices are at sea. */
export const OLDEST_READ_DAYS = 180;

/** A copy of a profile, as far as passports go. */
export type PassportCopy = Partial<Pick<ProfileBody, "user_id" | (typeof TRAVEL_FIELDS)[number]>>;

/** The copy for an answer that needs no papers. */
export function withoutPassport<Copy extends PassportCopy>(copy: Copy): Omit<Copy, (typeof TRAVEL_FIELDS)[number]> {
  const {
    passport_num: _number,
    passport_country: _country,
    passport_expiration: _end,
    visa_num: _visa,
    ...rest
  } = copy;
  return rest;
}

/** Is there a passport or a visa of someone else in this copy of a profile? A profile that no one has claimed is someone else's. */
export function showsPassportOf(profile: PassportCopy, readerId: number): boolean {
  return profile.user_id !== readerId && TRAVEL_FIELDS.some((field) => Boolean(profile[field]?.trim()));
}
