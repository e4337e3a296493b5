import type { UserView } from "shared-schema/api/account";
import { withoutPassport } from "shared-schema/guest/passportRead";
import type { Actor, Deps } from "../base/context.ts";
import { listProfiles } from "../profile/profiles.ts";

/** An account with all its profiles in the viewer's copy, without passports, for its owner and for administrators. */
export function describeUser(deps: Deps, viewer: Actor, userId: number): UserView {
  const user = deps.store.users.byId(userId);
  if (!user) throw new Error(`There is no user ${userId}`);
  const profiles = listProfiles(deps, viewer, userId).map(withoutPassport);
  const main = profiles.find((profile) => profile.is_main);
  return {
    id: user.id,
    email: user.email,
    email_confirmed: user.confirmed_at !== null,
    is_active: user.deactivated_at === null,
    is_admin: user.is_admin === 1,
    may_create_agreements: user.may_create_agreements === 1,
    first_name: user.first_name,
    last_name: user.last_name,
    created_at: user.created_at,
    profiles,
    main_profile: main ? { id: main.id, full_name: main.full_name } : null,
  };
}
