import { dayOf } from "shared-schema/base/basics";
import { done, type Result, refused } from "shared-schema/base/result";
import { decideProfileChange, NOT_HELD } from "shared-schema/profile/change";
import { decideContactChange } from "shared-schema/profile/contactChange";
import { MOST_FURTHER } from "shared-schema/profile/further";
import { printOf } from "shared-schema/profile/imported";
import { placeholderAddress } from "shared-schema/profile/placeholder";
import { type ContactBody, newProfile, type ProfileBody } from "shared-schema/profile/schema";
import type { Newcomer, Portion } from "./importQueue.ts";

/** The user who imports, and the moment. */
interface Importer {
  userId: number;
  created_at: string;
}

/**
 * The profile of someone to import, as the shared rules take it.
 * @param newId for a person without an address
 */
export function profileOf(
  { person, isAddressTaken }: Newcomer,
  { userId, created_at }: Importer,
  newId: () => string,
): Result<ProfileBody> {
  const email = (isAddressTaken ? null : person.email) ?? placeholderAddress(newId());
  const is_company = person.company_name !== null;
  const body = newProfile({ ...person, email, is_company, user_id: null, created_by: userId, created_at });
  return written(decideProfileChange(null, body, userId, NOT_HELD, dayOf(Date.parse(created_at))));
}

/** The contact that shows an imported profile, with the import that made it. */
export function contactOf(
  { person, further, isAddressTaken }: Newcomer,
  { userId, created_at, from, portion }: Importer & { from: number; portion: Portion },
  { id, profile }: { id: number; profile: ProfileBody },
): Result<ContactBody> {
  const kept = isAddressTaken && person.email ? [{ kind: "email" as const, value: person.email }, ...further] : further;
  const link = {
    ...{ user_id: userId, from_profile_id: from, profile_id: id, email: profile.email, send_invite: false, created_at },
    ...(kept.length > 0 && { further: kept.slice(0, MOST_FURTHER) }),
    imported: { id: portion.id, file: portion.file, print: printOf(profile) },
  };
  return written(decideContactChange(null, link, userId));
}

function written<B>(verdict: Result<B | null>): Result<B> {
  if (!verdict.ok) return verdict;
  return verdict.value ? done(verdict.value) : refused("edit.nothing-to-create");
}
