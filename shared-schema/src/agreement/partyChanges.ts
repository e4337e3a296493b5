import { done, fault, type Refused, type Result, refusedAt } from "../base/result.ts";
import type { Role } from "../base/roles.ts";
import { type Access, accessTo, isWithin, ownParties, roleAccess, type Viewer } from "./access.ts";
import type { AgreementBody, Party } from "./schema.ts";

type Parties = Pick<AgreementBody, "parties" | "created_by">;

/** A captain adds these although a client has a right that he lacks: to approve. */
const GUEST_ROLES: readonly Role[] = ["clients", "passengers"];
/** The carrier signs for the yacht: brokers and stakeholders have as many rights, and still do not choose it. */
const CARRIER_CHOOSERS: readonly Role[] = ["carriers", "central_agents"];

/**
 * May the viewer put this profile on the agreement in this role? No one gives a role with more rights than his own roles on
 * the agreement give; the rights to change the carrier and to check the parties (KYC) are among them. Signing is not compared.
 */
export function mayAddParty(agreement: Parties, viewer: Viewer, { role, profile_id }: Omit<Party, "pos">): boolean {
  if (viewer.is_admin) return true;
  const access = rightsToGive(agreement, viewer);
  if (!access.write) return false;
  if (role === "carriers" && !viewer.profile_ids.has(profile_id) && mayNameCarrier(agreement, viewer)) return true;
  if (CARRIER_CHOOSERS.includes(role)) return mayChangeCarrier(agreement, viewer);
  const isCaptain = ownParties(agreement, viewer).some((party) => party.role === "captains");
  if (isCaptain && !access.can_approve && GUEST_ROLES.includes(role)) return !viewer.profile_ids.has(profile_id);
  return isWithin(roleAccess(role), access);
}

/**
 * The viewer's rights that count when parties are added and removed. A stakeholder approves as a broker does and reads no check: he does
 * not make himself a broker, to read them all. The creator of an agreement names its first checkers.
 */
function rightsToGive(agreement: Parties, viewer: Viewer): Access {
  const access = accessTo(agreement, viewer);
  return { ...access, checks: access.checks || agreement.created_by === viewer.user_id };
}

/** The first carrier of an agreement is named by its creator too: there is no one yet whose place it would be. */
function mayNameCarrier(agreement: Parties, viewer: Viewer): boolean {
  const isFirst = Object.values(agreement.parties).every(({ role }) => role !== "carriers");
  return isFirst && agreement.created_by === viewer.user_id;
}

/** May the viewer add anybody at all in this role? */
export function mayAddTo(agreement: Parties, viewer: Viewer, role: Role): boolean {
  return mayAddParty(agreement, viewer, { role, profile_id: SOMEONE_ELSE });
}

/** No profile has this number. */
const SOMEONE_ELSE = 0;

/** May the viewer take this party off the agreement? Everybody may take himself off. */
export function mayRemoveParty(agreement: Parties, viewer: Viewer, party: Omit<Party, "pos">): boolean {
  if (viewer.is_admin || viewer.profile_ids.has(party.profile_id)) return true;
  const access = rightsToGive(agreement, viewer);
  if (!access.write) return false;
  if (party.role === "carriers") return mayChangeCarrier(agreement, viewer);
  return isWithin(roleAccess(party.role), access);
}

/** Does the viewer lose access to the agreement with this party? An administrator keeps it. */
export function isLastTie(agreement: Parties, viewer: Viewer, key: string): boolean {
  const { [key]: leaving, ...parties } = agreement.parties;
  if (!leaving || !viewer.profile_ids.has(leaving.profile_id)) return false;
  return !accessTo({ parties }, viewer).read;
}

/** Decides about the parties that a change adds and removes. Their order is a term like any other. */
export function decideParties(before: Parties, next: Parties, viewer: Viewer): Result<void> {
  for (const [key, party] of Object.entries(before.parties)) {
    if (Object.hasOwn(next.parties, key) || mayRemoveParty(before, viewer, party)) continue;
    return party.role === "carriers" ? carrierKept() : notRemoved();
  }
  for (const [key, party] of Object.entries(next.parties)) {
    if (Object.hasOwn(before.parties, key) || mayAddParty(before, viewer, party)) continue;
    return party.role === "carriers" ? carrierKept() : notAdded();
  }
  return done(undefined);
}

function mayChangeCarrier(agreement: Parties, viewer: Viewer): boolean {
  return viewer.is_admin || ownParties(agreement, viewer).some(({ role }) => CARRIER_CHOOSERS.includes(role));
}

function carrierKept(): Refused {
  return refusedAt({ carriers: [fault("change-forbidden")] }, "party.carrier-closed");
}

function notAdded(): Refused {
  return refusedAt({ parties: [fault("add-forbidden")] }, "party.add-forbidden");
}

function notRemoved(): Refused {
  return refusedAt({ parties: [fault("remove-forbidden")] }, "party.remove-forbidden");
}
