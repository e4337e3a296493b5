import { PAYEE_ROLES, PROFESSIONAL_ROLES } from "../agreement/access.ts";
import type { Role } from "../agreement/roles.ts";
import { BANK_FIELDS, type ProfileBody, TRAVEL_FIELDS } from "./schema.ts";

/** How a viewer stands to a profile: through which agreements, and whether it is the viewer's own. */
export interface ProfileStanding {
  /** Its owner, or its creator until somebody claims it. */
  own: boolean;
  is_admin: boolean;
  /** For each agreement that both are on: the viewer's roles and the profile's. */
  shared: readonly { viewer_roles: readonly Role[]; profile_roles: readonly Role[] }[];
}

/** Which private fields of a profile the viewer gets. */
export interface ProfileSight {
  passport: boolean;
  bank: boolean;
}

/** Passports for professionals on the same agreement and the owner; bank details of company payees for those who share it. */
export function sightOf(profile: Pick<ProfileBody, "is_company">, standing: ProfileStanding): ProfileSight {
  if (standing.own) return { passport: true, bank: true };
  const has = (roles: readonly Role[], wanted: readonly Role[]) => roles.some((role) => wanted.includes(role));
  return {
    passport: standing.is_admin || standing.shared.some((tie) => has(tie.viewer_roles, PROFESSIONAL_ROLES)),
    bank:
      profile.is_company && (standing.is_admin || standing.shared.some((tie) => has(tie.profile_roles, PAYEE_ROLES))),
  };
}

/** The copy that the viewer gets: what may not be seen is left out, never emptied. */
export function visibleProfile(profile: ProfileBody, sight: ProfileSight): ProfileBody {
  const hidden = new Set<string>([...(sight.passport ? [] : TRAVEL_FIELDS), ...(sight.bank ? [] : BANK_FIELDS)]);
  return Object.fromEntries(Object.entries(profile).filter(([key]) => !hidden.has(key))) as ProfileBody;
}
