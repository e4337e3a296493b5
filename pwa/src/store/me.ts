import type { UserView } from "shared-schema/api/account";

/**
 * The account that is logged in, as much as screens and rules ask of it. This browser keeps it in plain sight, so a passport or
 * a bank account has no place in it: profiles are documents of their own.
 */
export type Me = Pick<UserView, "id" | "email" | "is_admin" | "first_name" | "last_name" | "main_profile"> & {
  profiles: { id: number }[];
};

/** What is kept of the answer of `GET /api/user/me`; an earlier version may have kept no profiles. */
export function meOf({ id, email, is_admin, first_name, last_name, main_profile, profiles }: Me): Me {
  const ids = (profiles ?? []).map((profile) => ({ id: profile.id }));
  return { id, email, is_admin, first_name, last_name, main_profile, profiles: ids };
}
