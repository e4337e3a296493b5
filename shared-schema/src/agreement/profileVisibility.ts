import type { Role } from "../base/roles.ts";
import { BANK_FIELDS, type ProfileBody, RECORD_FIELDS, TRAVEL_FIELDS } from "../profile/schema.ts";
import { PAYEE_ROLES, PROFESSIONAL_ROLES } from "./access.ts";
import { printedFields } from "./printed.ts";

/** A viewer's relation to a profile: the agreements they share, and whether the profile is the viewer's own. */
export interface ProfileStanding {
  /** Its owner, or its creator until somebody claims it. */
  own: boolean;
  is_admin: boolean;
  /** The viewer keeps it among the contacts. */
  held?: boolean;
  /** For each agreement that both are on: the viewer's roles and the profile's. */
  shared: readonly { viewer_roles: readonly Role[]; profile_roles: readonly Role[] }[];
}

/** The profile fields a viewer gets besides the name. */
export interface ProfileSight {
  passport: boolean;
  bank: boolean;
  /** Everything but passport and bank. */
  particulars: boolean;
  /** Without the particulars: the roles for which the contract prints something of it. */
  printed_as: readonly Role[];
}

/** The fields present in every copy: the name, and what devices need to hold a document at all. */
const ALWAYS: readonly (keyof ProfileBody)[] = [...RECORD_FIELDS, "first_name", "last_name", "is_company"];

/**
 * Returns what a viewer sees (decisions §5). Professionals see the whole profile, clients what the contract prints,
 * passengers the name. Passports are for professionals on the same agreement, bank details of company payees for those
 * who read its contract.
 */
export function sightOf(profile: Pick<ProfileBody, "is_company">, standing: ProfileStanding): ProfileSight {
  if (standing.own) return { passport: true, bank: true, particulars: true, printed_as: [] };
  const has = (roles: readonly Role[], wanted: readonly Role[]) => roles.some((role) => wanted.includes(role));
  const professional =
    standing.is_admin || standing.shared.some(({ viewer_roles }) => has(viewer_roles, PROFESSIONAL_ROLES));
  const read = standing.shared.filter(({ viewer_roles }) => viewer_roles.some((role) => role !== "passengers"));
  const particulars = professional || standing.held === true;
  return {
    passport: professional,
    bank: profile.is_company && (standing.is_admin || read.some((tie) => has(tie.profile_roles, PAYEE_ROLES))),
    particulars,
    printed_as: particulars ? [] : [...new Set(read.flatMap(({ profile_roles }) => profile_roles))],
  };
}

/** The copy that the viewer gets: what may not be seen is left out, never emptied. */
export function visibleProfile(profile: ProfileBody, sight: ProfileSight): ProfileBody {
  const bank: readonly string[] = BANK_FIELDS;
  const travel: readonly string[] = TRAVEL_FIELDS;
  const printed = new Set<string>([...ALWAYS, ...sight.printed_as.flatMap((role) => printedFields(role, profile))]);
  const isSeen = (key: string) => {
    if (travel.includes(key)) return sight.passport;
    if (bank.includes(key)) return sight.bank;
    return sight.particulars || printed.has(key);
  };
  // A copy lacks fields that the type names: its readers take them for absent.
  return Object.fromEntries(Object.entries(profile).filter(([key]) => isSeen(key))) as ProfileBody;
}
