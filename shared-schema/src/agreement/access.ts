import type { Role } from "./roles.ts";
import type { AgreementBody, Party } from "./schema.ts";

/** Who asks: an account with all its profiles. */
export interface Viewer {
  user_id: number;
  is_admin: boolean;
  profile_ids: ReadonlySet<number>;
}

/** What a viewer may do on one agreement. */
export interface Access {
  read: boolean;
  /** The draft, its moves and the calls for fund. */
  write: boolean;
  can_approve: boolean;
  signs: boolean;
  can_post_payments: "ALL" | "CEA" | "NONE";
}

const NONE: Access = { read: false, write: false, can_approve: false, signs: false, can_post_payments: "NONE" };
const FULL: Access = { read: true, write: true, can_approve: true, signs: true, can_post_payments: "ALL" };

const BY_ROLE: Record<Role, Access> = {
  carriers: FULL,
  central_agents: { ...FULL, signs: false },
  brokers: FULL,
  stakeholders: FULL,
  captains: { read: true, write: true, can_approve: false, signs: false, can_post_payments: "CEA" },
  clients: { read: true, write: false, can_approve: true, signs: true, can_post_payments: "NONE" },
  passengers: { ...NONE, read: true },
};

const ADMIN: Access = { read: true, write: true, can_approve: false, signs: false, can_post_payments: "ALL" };

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
    write: a.write || b.write,
    can_approve: a.can_approve || b.can_approve,
    signs: a.signs || b.signs,
    can_post_payments: payments.includes("ALL") ? "ALL" : payments.includes("CEA") ? "CEA" : "NONE",
  };
}
