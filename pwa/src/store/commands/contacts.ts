import { dayOf } from "shared-schema/base/basics";
import { isEqual } from "shared-schema/base/equal";
import { done, type Result, refused } from "shared-schema/base/result";
import { decideContactChange } from "shared-schema/profile/contactChange";
import type { FurtherValue } from "shared-schema/profile/further";
import { placeholderAddress } from "shared-schema/profile/placeholder";
import { type ContactBody, contactKey, newProfile } from "shared-schema/profile/schema";
import { runtime } from "../database/runtime.ts";
import { holdUpdate } from "../drafts/pendingSaves.ts";
import { editDocument, insertDocument, removeDocument } from "./edit.ts";
import { nextNumbers } from "./insertNumbered.ts";
import { notePairs, writePairs } from "./people/pairs.ts";

interface NewContact {
  /** The profile whose contact it becomes; the viewer's main profile when left out. */
  from_profile_id?: number;
  first_name: string;
  last_name: string;
  /** Null for a passenger who has given none. */
  email: string | null;
  send_invite: boolean;
}

/**
 * Creates an unclaimed profile and keeps it among the contacts. Without an address the profile gets a placeholder, and no one is invited.
 * @returns the profile's number
 */
export async function createContact(input: NewContact): Promise<Result<number>> {
  const { userId, now, device } = await runtime();
  const from = input.from_profile_id ?? (await mainProfile());
  if (from === null) return refused("device.own-profile-missing");
  const rule = await import("shared-schema/profile/change").catch(() => null);
  if (!rule) return refused("app.part-not-loaded");
  const { first_name, last_name, send_invite } = input;
  const email = input.email ?? placeholderAddress(crypto.randomUUID());
  const created_at = new Date(now()).toISOString();
  const body = newProfile({ first_name, last_name, email, user_id: null, created_by: userId, created_at });
  const profile = rule.decideProfileChange(null, body, userId, rule.NOT_HELD, dayOf(Date.parse(created_at)));
  if (!profile.ok) return profile;
  if (profile.value === null) return refused("edit.nothing-to-create");
  const numbers = await nextNumbers("profile", 1);
  if (!numbers.ok) return numbers;
  const [id = 0] = numbers.value;
  const link = { user_id: userId, from_profile_id: from, profile_id: id, email, send_invite, created_at };
  const contact = decideContactChange(null, link, userId);
  if (!contact.ok) return contact;
  if (contact.value === null) return refused("edit.nothing-to-create");
  const name = crypto.randomUUID();
  const release = holdUpdate();
  try {
    await notePairs(device, name, [{ id, profile: profile.value, contact: contact.value }]);
    const written = await writePairs(name);
    return written.ok ? done(written.value[0] ?? id) : written;
  } finally {
    release();
  }
}

/** Keeps someone among the contacts, under the key that follows from both profiles. */
export async function insertContact(body: ContactBody): Promise<Result<void>> {
  const { collections, userId } = await runtime();
  const key = contactKey(body.from_profile_id, body.profile_id);
  return insertDocument(collections.contacts, key, decideContactChange(null, body, userId));
}

/**
 * Changes one of the further addresses and numbers of a contact.
 * @param former the one as it was; null adds one
 * @param next null takes it out
 */
export async function changeFurther(
  key: string,
  former: FurtherValue | null,
  next: FurtherValue | null,
): Promise<Result<void>> {
  const { collections, userId } = await runtime();
  return editDocument(
    collections.contacts,
    key,
    (before) => {
      const values = before.further ?? [];
      const place = former === null ? values.length : values.findIndex((each) => isEqual(each, former));
      if (place < 0) return refused("edit.conflict");
      const added = next === null ? [] : [next];
      return done({ ...before, further: [...values.slice(0, place), ...added, ...values.slice(place + 1)] });
    },
    (before, after) => decideContactChange(before, after, userId),
  );
}

/** Takes a contact out of the list; the profile stays where it is used. */
export async function removeContact(key: string): Promise<Result<void>> {
  const { collections, userId } = await runtime();
  return removeDocument(collections.contacts, key, (before) => decideContactChange(before, null, userId));
}

/** The profile whose contacts new ones become: the main one, or another of the viewer's. Null without any. */
export async function mainProfile(): Promise<number | null> {
  const { collections, userId, viewer } = await runtime();
  const own = (await collections.profiles.find().exec())
    .map((document) => document.toMutableJSON())
    .filter(({ body }) => body.user_id === userId && !body.soft_deleted);
  const main = own.find(({ body }) => body.is_main) ?? own[0];
  return main ? Number(main.id) : ([...viewer().profile_ids][0] ?? null);
}
