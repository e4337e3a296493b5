import { ROLES, type Role } from "../../base/roles.ts";

/** An audience that a role on an agreement gives, and whether administrators belong to it without being a party. */
interface Members {
  roles: readonly Role[];
  admins: boolean;
}

/** The audiences of agreements and of what belongs to them. */
export const AUDIENCES = {
  /** Everybody on the agreement. */
  parties: { roles: ROLES, admins: true },
  /** The readers of the contract, and of every price: all but passengers. */
  contract: {
    roles: ["carriers", "central_agents", "brokers", "stakeholders", "captains", "clients"],
    admins: true,
  },
  /** The people who work for the voyage. */
  professionals: { roles: ["carriers", "central_agents", "brokers", "stakeholders", "captains"], admins: true },
  /** Those who earn the commission, and the carrier, who pays it. */
  commission: { roles: ["carriers", "central_agents", "brokers"], admins: true },
  /** Those who check the other parties (KYC). */
  checks: { roles: ["carriers", "central_agents", "brokers"], admins: false },
  /** Those who receive the guests and learn their wishes. */
  hosts: { roles: ["carriers", "captains"], admins: false },
} as const satisfies Record<string, Members>;
export type RoleAudience = keyof typeof AUDIENCES;

/** Roles in which a company's bank details are shown to the readers of the contract (specification §5). */
export const PAYEE_ROLES: readonly Role[] = ["carriers", "central_agents", "brokers", "stakeholders"];

/** A viewer's part in an agreement. */
export interface OnAgreement {
  /** The roles of the viewer's own profiles. */
  roles: readonly Role[];
  is_admin: boolean;
}

/** Does someone with these roles belong to the audience? */
export function isIn(audience: RoleAudience, { roles, is_admin }: OnAgreement): boolean {
  const { roles: members, admins }: Members = AUDIENCES[audience];
  return (admins && is_admin) || roles.some((role) => members.includes(role));
}
