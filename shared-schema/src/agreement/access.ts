import type { Role } from "../base/roles.ts";
import { isIn, type RoleAudience } from "../visibility/audiences/audiences.ts";
import type { AgreementBody, Party } from "./schema.ts";

/** The account that asks, with all its profiles. */
export interface Viewer {
  user_id: number;
  is_admin: boolean;
  /** Whether an administrator lets this account create agreements; left out, it is not. */
  may_create_agreements?: boolean;
  profile_ids: ReadonlySet<number>;
}

/** A viewer's rights on one agreement. The audiences of `visibility` say the first three. */
export interface Access {
  read: boolean;
  /** The contract's text, and what it lacks: passengers read their own page alone. */
  contract: boolean;
  /** The checks of the other parties (KYC). */
  checks: boolean;
  /** The draft, its moves and the calls for fund. */
  write: boolean;
  can_approve: boolean;
  signs: boolean;
  can_post_payments: "ALL" | "CEA" | "NONE";
}

type Writing = Omit<Access, "read" | "contract" | "checks">;

const NONE: Writing = { write: false, can_approve: false, signs: false, can_post_payments: "NONE" };
const FULL: Writing = { write: true, can_approve: true, signs: true, can_post_payments: "ALL" };

const WRITING: Record<Role, Writing> = {
  carriers: FULL,
  central_agents: { ...FULL, signs: false },
  brokers: FULL,
  stakeholders: FULL,
  captains: { ...FULL, can_approve: false, signs: false, can_post_payments: "CEA" },
  clients: { ...FULL, write: false, can_post_payments: "NONE" },
  passengers: NONE,
};

const STRANGER: Access = { ...readingOf([], false), ...NONE };
const ADMIN: Access = { ...readingOf([], true), ...FULL, can_approve: false, signs: false };

/** The rights to read. */
function readingOf(roles: readonly Role[], is_admin: boolean): Pick<Access, "read" | "contract" | "checks"> {
  const viewer = { roles, is_admin };
  return { read: isIn("parties", viewer), contract: isIn("contract", viewer), checks: isIn("checks", viewer) };
}

/** Administrators may create agreements, and so may the accounts they allow to create their own. */
export function mayCreateAgreements(viewer: Pick<Viewer, "is_admin" | "may_create_agreements">): boolean {
  return viewer.is_admin || viewer.may_create_agreements === true;
}

/**
 * The part that someone who is no administrator takes on an agreement of his own: it gives every right, and leaves the
 * carrier's and the central agent's mandates to those who hold them (decision 51).
 */
export const CREATOR_ROLE: Role = "brokers";

/** Is this the party that the viewer is on an agreement of his own? */
export function isCreatorParty(
  { role, profile_id }: { role: Role; profile_id: number },
  { profile_ids }: Pick<Viewer, "profile_ids">,
): boolean {
  return role === CREATOR_ROLE && profile_ids.has(profile_id);
}

/** Returns the access that a role gives. */
export function roleAccess(role: Role): Access {
  return { ...readingOf([role], false), ...WRITING[role] };
}

/** The rights to post payments for more calls, from least to most. */
const PAYMENTS: readonly Access["can_post_payments"][] = ["NONE", "CEA", "ALL"];

/** The rights that are compared when someone gives them to others, or takes them away, besides posting payments. */
const COMPARED = ["write", "can_approve", "checks"] as const satisfies readonly (keyof Access)[];

/** Are these rights no more than those others? Signing is not compared. */
export function isWithin(some: Access, others: Access): boolean {
  if (COMPARED.some((right) => some[right] && !others[right])) return false;
  return PAYMENTS.indexOf(some.can_post_payments) <= PAYMENTS.indexOf(others.can_post_payments);
}

/** The parties whose approval an agreement needs (specification §6), by their keys. */
export function approvingParties(agreement: Pick<AgreementBody, "parties">): string[] {
  return Object.entries(agreement.parties)
    .filter(([, party]) => WRITING[party.role].can_approve)
    .map(([key]) => key);
}

/** The viewer's own parties on an agreement. */
export function ownParties(agreement: Pick<AgreementBody, "parties">, viewer: Viewer): Party[] {
  return Object.values(agreement.parties).filter((party) => viewer.profile_ids.has(party.profile_id));
}

/** Does the viewer belong to an audience of the agreement? */
export function isAmong(audience: RoleAudience, agreement: Pick<AgreementBody, "parties">, viewer: Viewer): boolean {
  const roles = ownParties(agreement, viewer).map(({ role }) => role);
  return isIn(audience, { roles, is_admin: viewer.is_admin });
}

/** The parties who follow the money of their agreements as a whole, beside administrators. */
const MONEY_ROLES: readonly Role[] = ["carriers", "central_agents", "brokers"];

/** Does an agreement stand on the viewer's money page? Captains, stakeholders and clients see that of one agreement at a time. */
export function seesMoney(agreement: Pick<AgreementBody, "parties">, viewer: Viewer): boolean {
  return viewer.is_admin || ownParties(agreement, viewer).some(({ role }) => MONEY_ROLES.includes(role));
}

/** The union of what the viewer's roles allow; an admin reads and writes everything. */
export function accessTo(agreement: Pick<AgreementBody, "parties">, viewer: Viewer): Access {
  const grants = ownParties(agreement, viewer).map(({ role }) => roleAccess(role));
  if (viewer.is_admin) grants.push(ADMIN);
  return grants.reduce(union, STRANGER);
}

function union(a: Access, b: Access): Access {
  const payments = [a.can_post_payments, b.can_post_payments];
  return {
    read: a.read || b.read,
    contract: a.contract || b.contract,
    checks: a.checks || b.checks,
    write: a.write || b.write,
    can_approve: a.can_approve || b.can_approve,
    signs: a.signs || b.signs,
    can_post_payments: payments.includes("ALL") ? "ALL" : payments.includes("CEA") ? "CEA" : "NONE",
  };
}
