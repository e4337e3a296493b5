import { done, type Result, refused } from "shared-schema/base/result";
import { decideContactChange } from "shared-schema/profile/contactChange";
import { placeholderAddress } from "shared-schema/profile/placeholder";
import { type ContactBody, contactKey } from "shared-schema/profile/schema";
import { runtime } from "../database/runtime.ts";
import { insertDocument, removeDocument } from "./edit.ts";
import { makeProfile } from "./profiles.ts";

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
  const { userId, now } = await runtime();
  const from = input.from_profile_id ?? (await mainProfile());
  if (from === null) return refused("device.own-profile-missing");
  const { first_name, last_name, send_invite } = input;
  const email = input.email ?? placeholderAddress(crypto.randomUUID());
  const profile = await makeProfile({ first_name, last_name, email }, null);
  if (!profile.ok) return profile;
  const created_at = new Date(now()).toISOString();
  const body: ContactBody = {
    user_id: userId,
    from_profile_id: from,
    profile_id: profile.value,
    email,
    send_invite,
    created_at,
  };
  const written = await insertContact(body);
  return written.ok ? done(profile.value) : written;
}

/** Keeps someone among the contacts, under the key that follows from both profiles. */
export async function insertContact(body: ContactBody): Promise<Result<void>> {
  const { collections, userId } = await runtime();
  const key = contactKey(body.from_profile_id, body.profile_id);
  return insertDocument(collections.contacts, key, decideContactChange(null, body, userId));
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
