import type { KnownPerson } from "shared-schema/export/contactFile/review";
import { runtime } from "../../database/runtime.ts";

/** The people on this device, as far as duplicates are told by: read once, and not followed. */
export async function readKnownPeople(): Promise<KnownPerson[]> {
  const { collections } = await runtime();
  const profiles = (await collections.profiles.find().exec()).map((document) => document.toMutableJSON());
  return profiles.flatMap(({ id, body }) => {
    if (body.soft_deleted) return [];
    const { first_name, last_name, email = null, main_phone = null, date_of_birth = null } = body;
    return [{ id: Number(id), body: { first_name, last_name, email, main_phone, date_of_birth } }];
  });
}
