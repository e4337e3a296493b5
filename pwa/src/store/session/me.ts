import type { UserView } from "shared-schema/api/account";

/**
 * The account that is logged in, as much as screens and rules ask of it. This browser keeps it in plain sight, so a passport or
 * a bank account has no place in it: profiles are documents of their own.
 */
export type Me = Pick<
  UserView,
  "id" | "email" | "is_admin" | "may_create_agreements" | "first_name" | "last_name" | "main_profile"
> & {
  profiles: { id: number }[];
  /** False until the owner of the address has confirmed it. */
  email_confirmed: boolean;
  /** Whether the account has to add a second factor before anything else. */
  lacks_factor?: boolean;
  /** The accounts that were merged into this one. */
  merged_accounts?: number[];
};

/** Returns the part of the answer of `GET /api/user/me` that is kept; an earlier version may have kept no profiles. */
export function meOf({
  id,
  email,
  is_admin,
  may_create_agreements,
  first_name,
  last_name,
  main_profile,
  profiles,
  email_confirmed,
  lacks_factor,
  merged_accounts,
}: Me): Me {
  const ids = (profiles ?? []).map((profile) => ({ id: profile.id }));
  return {
    id,
    email,
    is_admin,
    may_create_agreements: may_create_agreements ?? false,
    first_name,
    last_name,
    main_profile,
    profiles: ids,
    // An earlier version did not keep it.
    email_confirmed: email_confirmed ?? true,
    lacks_factor: lacks_factor ?? false,
    merged_accounts: merged_accounts ?? [],
  };
}
