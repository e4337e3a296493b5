import type { KnownPerson } from "shared-schema/export/contactFile/review";
import { runtime } from "../../database/runtime.ts";

/**
 * The people whom the user can find on this device, as far as duplicates are told by: contacts, own profiles and those on agreements.
 * Someone who is in no list is no duplicate. Read once, and not followed.
 */
export async function readKnownPeople(): Promise<KnownPerson[]> {
  const { collections, userId } = await runtime();
  const profiles = (await collections.profiles.find().exec()).map((document) => document.toMutableJSON());
  const contacts = (await collections.contacts.find().exec()).map(({ body }) => body.profile_id);
  const agreements = (await collections.agreements.find().exec()).map(({ body }) => Object.values(body.parties));
  const found = new Set([...contacts, ...agreements.flat().map(({ profile_id }) => profile_id)]);
  return profiles.flatMap(({ id, body }) => {
    if (body.soft_deleted || (body.user_id !== userId && !found.has(Number(id)))) return [];
    const { first_name, last_name, company_name, email = null, main_phone = null, date_of_birth = null } = body;
    return [{ id: Number(id), body: { first_name, last_name, company_name, email, main_phone, date_of_birth } }];
  });
}
