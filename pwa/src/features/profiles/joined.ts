import type { ProfileBody } from "shared-schema/profile/schema";

/**
 * The newest profile that came into an account by an invitation or with another account; undefined where none did. Profiles that the
 * owner has made are not among them.
 * @param own the profiles of the account, by age
 */
export function joinedProfile<D extends { body: Pick<ProfileBody, "user_id" | "created_by" | "is_main"> }>(
  own: readonly D[],
): D | undefined {
  return own.findLast(({ body }) => !body.is_main && body.created_by !== body.user_id);
}
