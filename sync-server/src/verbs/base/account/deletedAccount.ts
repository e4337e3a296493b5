import type { UserRow } from "../../../store/queries/account/users.ts";

/** The address of a deleted account, which no one can have: the account stays, as others have worked with it. */
export function deletedAddress(userId: number): string {
  return `deleted-${userId}@deleted.invalid`;
}

/** Was this account deleted? Its name does not say so: someone may have chosen the one that erased people have. */
export function isDeletedAccount({
  id,
  email,
  deactivated_at,
}: Pick<UserRow, "id" | "email" | "deactivated_at">): boolean {
  return deactivated_at !== null && email === deletedAddress(id);
}
