import type { ProfileBody } from "shared-schema/profile/schema";
import { type Doc, useProfiles } from "../../store/queries/documents.ts";
import { useSession } from "../../store/session/session.ts";

/** The viewer's own profiles, the main one first. */
export function useOwnProfiles(): Doc<ProfileBody>[] | undefined {
  const userId = useSession((state) => state.user?.id);
  return useProfiles()
    ?.filter(({ body }) => body.user_id === userId && !body.soft_deleted)
    .sort((a, b) => Number(b.body.is_main) - Number(a.body.is_main) || a.id - b.id);
}
