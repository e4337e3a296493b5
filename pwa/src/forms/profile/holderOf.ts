import type { ProfileBody } from "shared-schema/profile/schema";
import type { Doc } from "../../store/queries/documents.ts";

/** The person on this device who has an e-mail address, in any case; null without one. */
export function holderOf(people: readonly Doc<ProfileBody>[], email: string): Doc<ProfileBody> | null {
  const sought = email.trim().toLowerCase();
  if (sought === "") return null;
  return people.find(({ body }) => !body.soft_deleted && body.email?.toLowerCase() === sought) ?? null;
}
