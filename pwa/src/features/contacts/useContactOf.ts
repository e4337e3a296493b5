import type { ContactBody } from "shared-schema/profile/schema";
import { type KeyDoc, useContacts } from "../../store/queries/documents.ts";

/** The viewer's contact with a profile; undefined where there is none, and while contacts are loading. */
export function useContactOf(profileId: number): KeyDoc<ContactBody> | undefined {
  return useContacts()?.find(({ body }) => body.profile_id === profileId);
}
