import type { Role } from "../base/roles.ts";
import type { AgreementBody, Party } from "./schema.ts";

/** The account that asks, with all its profiles. */
export interface Viewer {
  user_id: number;
  is_admin: boolean;
  /** Whether an administrator lets this account create agreements; left out, it is not. */
  may_create_agreements?: boolean;
  profile_ids: ReadonlySet<number>;
}

/** A viewer's rights on one agreement. */
export interface Access {
  read: boolean;
  /** The contract's text, and what it lacks: passengers read their own page alone. */
  contract: boolean;
  /** The draft, its moves and the calls for fund. */
  write: boolean;
  can_approve: boolean;
  signs: boolean;
  can_post_payments: "ALL" | "CEA" | "NONE";
}

const NONE: Access = {
  read: false,
  contract: false,
  write: false,
  can_approve: false,
  signs: false,
  can_post_payments: "NONE",
};
const FULL: Access = {
  read: true,
  contract: true,
  write: true,
  can_approve: true,
  signs: true,
  can_post_payments: "ALL",
};

const BY_ROLE: Record<Role, Access> = {
  carriers: FULL,
  central_agents: { ...FULL, signs: false },
  brokers: FULL,
  stakeholders: FULL,
  captains: { ...FULL, can_approve: false, signs: false, can_post_payments: "CEA" },
  clients: { ...FULL, write: false, can_post_payments: "NONE" },
  passengers: { ...NONE, read: true },
};

const ADMIN: Access = { ...FULL, can_approve: false, signs: false };

/** Roles whose holders may see passports and invite others: the professionals. */
export const PROFESSIONAL_ROLES: readonly Role[] = [
  "carriers",
  "central_agents",
  "brokers",
  "stakeholders",
  "captains",
];

/** Parties whose bank details may be shown (specification §5), when their profile is a company. */
export const PAYEE_ROLES: readonly Role[] = ["carriers", "central_agents", "brokers", "stakeholders"];

/** The parties who check the others (KYC). Administrators do not, unless they are one of them. */
export const KYC_ROLES: readonly Role[] = ["carriers", "central_agents", "brokers"];

/** Administrators may create agreements, and so may the accounts they allow to create their own. */
export function mayCreateAgreements(viewer: Pick<Viewer, "is_admin" | "may_create_agreements">): boolean {
  return viewer.is_admin || viewer.may_create_agreements === true;
}

/**
 * The part that somebody who is no administrator takes on an agreement of his own: it gives every right, and leaves the
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
  return BY_ROLE[role];
}

/** The rights to post payments for more calls, from least to most. */
const PAYMENTS: readonly Access["can_post_payments"][] = ["NONE", "CEA", "ALL"];

/** Are these rights no more than those others? Signing is not compared (decision 24). */
export function isWithin(some: Access, others: Access): boolean {
  if ((some.write && !others.write) || (some.can_approve && !others.can_approve)) return false;
  return PAYMENTS.indexOf(some.can_post_payments) <= PAYMENTS.indexOf(others.can_post_payments);
}

/** The parties whose approval an agreement needs (specification §6), by their keys. */
export function approvingParties(agreement: Pick<AgreementBody, "parties">): string[] {
  return Object.entries(agreement.parties)
    .filter(([, party]) => BY_ROLE[party.role].can_approve)
    .map(([key]) => key);
}

/** The viewer's own parties on an agreement. */
export function ownParties(agreement: Pick<AgreementBody, "parties">, viewer: Viewer): Party[] {
  return Object.values(agreement.parties).filter((party) => viewer.profile_ids.has(party.profile_id));
}

/** Is the viewer one of the agreement's professionals, or an administrator? They hand out the lists of the people on board. */
export function isProfessional(agreement: Pick<AgreementBody, "parties">, viewer: Viewer): boolean {
  return viewer.is_admin || ownParties(agreement, viewer).some(({ role }) => PROFESSIONAL_ROLES.includes(role));
}

/** The parties who follow the money of their agreements as a whole, beside administrators. */
const MONEY_ROLES: readonly Role[] = ["carriers", "central_agents", "brokers"];

/** Does an agreement stand on the viewer's money page? Captains, stakeholders and clients see that of one agreement at a time. */
export function seesMoney(agreement: Pick<AgreementBody, "parties">, viewer: Viewer): boolean {
  return viewer.is_admin || ownParties(agreement, viewer).some(({ role }) => MONEY_ROLES.includes(role));
}

/** The union of what the viewer's roles allow; an admin reads and writes everything. */
export function accessTo(agreement: Pick<AgreementBody, "parties">, viewer: Viewer): Access {
  const grants = ownParties(agreement, viewer).map((party) => BY_ROLE[party.role]);
  if (viewer.is_admin) grants.push(ADMIN);
  return grants.reduce(union, NONE);
}

function union(a: Access, b: Access): Access {
  const payments = [a.can_post_payments, b.can_post_payments];
  return {
    read: a.read || b.read,
    contract: a.contract || b.contract,
    write: a.write || b.write,
    can_approve: a.can_approve || b.can_approve,
    signs: a.signs || b.signs,
    can_post_payments: payments.includes("ALL") ? "ALL" : payments.includes("CEA") ? "CEA" : "NONE",
  };
}
