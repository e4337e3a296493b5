import type { Role } from "../../base/roles.ts";
import type { ProfileBody } from "../../profile/schema.ts";
import { printedFields } from "../printed.ts";
import type { AgreementBody, Status } from "../schema.ts";

/** While an agreement has one of these, it has a contract: the printed fields of a profile stay as they are. */
const HOLDING: readonly Status[] = ["CONTRACT", "ADDENDUM", "SETTLING", "SETTLED"];

/** Fields that the owner of a profile may change all the same: the contract keeps its own copy. */
const OWNERS: readonly (keyof ProfileBody)[] = ["address", "postcode", "city", "address_country", "date_of_birth"];

/** The roles in which contracts hold a profile, out of the agreements that it is on. */
export function heldRoles(
  profileId: number,
  agreements: Iterable<Pick<AgreementBody, "status" | "parties">>,
): ReadonlySet<Role> {
  const roles = new Set<Role>();
  for (const { status, parties } of agreements) {
    if (!HOLDING.includes(status)) continue;
    for (const party of Object.values(parties)) if (party.profile_id === profileId) roles.add(party.role);
  }
  return roles;
}

/**
 * The fields that contracts hold: those they print of a profile in its roles, less those that its owner may change. Phone and passport are
 * never printed, and bank details have a procedure of their own (`bank/`).
 */
export function heldFields(
  profile: ProfileBody,
  roles: ReadonlySet<Role>,
  userId: number,
): ReadonlySet<keyof ProfileBody> {
  const printed = [...roles].flatMap((role) => printedFields(role, profile));
  if (printed.length === 0) return new Set();
  // A company that becomes a person, or the other way round, would have other fields printed.
  const held = new Set([...printed, "is_company" as const]);
  if (profile.user_id === userId) for (const field of OWNERS) held.delete(field);
  return held;
}
