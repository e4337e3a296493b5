import { ROLES, type Role } from "../base/roles.ts";
import type { FieldAudience } from "./audiences/fields.ts";

/**
 * The audiences of one document that a viewer belongs to, as bits: the server keeps them beside each grant. Without a bit, only
 * what every reader sees is seen.
 */
export type Sight = number;

/** Every reader's. */
export const LEAST: Sight = 0;

const BITS = { readers: 0, travel: 1, bank: 2, particulars: 4, contract: 1024 } as const satisfies Partial<
  Record<FieldAudience, Sight>
>;
/** The first of seven bits: one for each role for which the viewer's contract prints something of a profile. */
const FIRST_ROLE_BIT = 8;

/** Makes a sight out of audiences, and out of the roles in which a contract prints the profile for this viewer. */
export function sightWith(audiences: readonly (keyof typeof BITS)[], printed_as: readonly Role[] = []): Sight {
  const bits = audiences.reduce((sight, audience) => sight | BITS[audience], LEAST);
  return printed_as.reduce((sight, role) => sight | roleBit(role), bits);
}

/** Does the sight cover an audience? `printed` depends on the field: `printedRoles` are the rest of its answer. */
export function covers(sight: Sight, audience: FieldAudience): boolean {
  const bits = audience === "printed" ? BITS.particulars : BITS[audience];
  return (sight & bits) === bits;
}

/** The roles for which the viewer's contract prints something of the profile. */
export function printedRoles(sight: Sight): Role[] {
  return ROLES.filter((role) => (sight & roleBit(role)) !== 0);
}

function roleBit(role: Role): Sight {
  return FIRST_ROLE_BIT << ROLES.indexOf(role);
}
