import { z } from "zod";
import { voyageDate } from "../base/basics.ts";
import type { Role } from "../base/roles.ts";

/** Everything that may be checked of a party. The key is kept, and is part of addresses. */
export const KYC_ITEMS = [
  ...(["REGISTRATION", "ARTICLES", "OWNERS", "AUTHORITY"] as const),
  ...(["IDENTITY", "ADDRESS", "FUNDS", "SCREENING"] as const),
] as const;
export type KycItem = (typeof KYC_ITEMS)[number];

export const KYC_STATES = ["OPEN", "DONE", "NOT_NEEDED"] as const;
export type KycState = (typeof KYC_STATES)[number];

/** Characters of a note that is typed. */
export const MOST_KYC_NOTE = 2_000;
/** Characters of a note that is kept: merges join notes, and the form sends them back whole. */
const LONGEST_KYC_NOTE = 50_000;
/** Documents of one item of a party. */
export const MOST_KYC_DOCUMENTS = 10;

/** The part of an item that is entered. */
export const kycEntered = z.strictObject({
  state: z.enum(KYC_STATES),
  /** The last day on which the evidence is valid; null for evidence without an end. */
  expires_on: voyageDate.nullable(),
  note: z.string().trim().max(LONGEST_KYC_NOTE),
});
export type KycEntered = z.infer<typeof kycEntered>;

/** An item as it was entered, and the check. */
export interface KycEntry extends KycEntered {
  /** The account that has checked it; null while it is open. */
  checked_by: number | null;
  /** UTC. */
  checked_at: string | null;
  /** The account that takes the check back; null while it is open. Someone else who renews the evidence is its checker, and not this. */
  held_by: number | null;
}

export const OPEN_ENTRY: KycEntry = {
  state: "OPEN",
  expires_on: null,
  note: "",
  checked_by: null,
  checked_at: null,
  held_by: null,
};

const OF_COMPANY: readonly KycItem[] = ["REGISTRATION", "ARTICLES", "OWNERS", "AUTHORITY"];
/** People who only sail are no customers. */
const ABOARD: readonly Role[] = ["passengers", "captains"];

/** Returns the items to check of a party: those of a company and its representative, or of a person. Clients pay, so the origin of the money is asked of them. */
export function kycItemsFor(isCompany: boolean, roles: readonly Role[]): KycItem[] {
  const isCustomer = roles.some((role) => !ABOARD.includes(role));
  return KYC_ITEMS.filter((item) => {
    if (OF_COMPANY.includes(item)) return isCustomer && isCompany;
    if (item === "ADDRESS") return isCustomer && !isCompany;
    return item !== "FUNDS" || roles.includes("clients");
  });
}

/**
 * Returns an item after an edit. A state or an expiry that is entered again is a check by its author; a note is none, and an open item has not been checked.
 * @param author `holds` where he may take back the current check @param now UTC
 */
export function checkedBy(
  before: KycEntry,
  entered: KycEntered,
  author: { user_id: number; holds: boolean },
  now: string,
): KycEntry {
  if (entered.state === "OPEN") return { ...entered, checked_by: null, checked_at: null, held_by: null };
  const isChecked = before.state !== entered.state || before.expires_on !== entered.expires_on;
  const { checked_by, checked_at } = isChecked ? { checked_by: author.user_id, checked_at: now } : before;
  const held_by = isChecked && author.holds ? author.user_id : before.held_by;
  return { ...entered, checked_by, checked_at, held_by };
}

/** Does an edit take from the current check: its state, or some of the time for which the evidence is valid? */
export function takesFromCheck(before: KycEntered, entered: KycEntered): boolean {
  if (before.state !== entered.state) return true;
  if (before.expires_on === entered.expires_on) return false;
  return before.expires_on === null || entered.expires_on === null || entered.expires_on < before.expires_on;
}

/** May a note be typed over the current one? A long one that was joined stays as it is. */
export function isNoteTooLong(standing: string, note: string): boolean {
  return note.length > MOST_KYC_NOTE && note !== standing;
}

/** Makes one entry of two for the same item: the newer check counts, and both notes stay, however long they are together. */
export function joinedEntry(one: KycEntry, other: KycEntry): KycEntry {
  const newer = (other.checked_at ?? "") > (one.checked_at ?? "") ? other : one;
  const notes = [...new Set([one.note, other.note].filter((note) => note !== ""))];
  return { ...newer, note: notes.join("\n") };
}
