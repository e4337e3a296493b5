import { printedCalls } from "../agreement/payments/printedCalls.ts";
import type { PaymentCall } from "../agreement/schema.ts";
import type { Role } from "../base/roles.ts";
import type { ProfileBody } from "../profile/schema.ts";
import type { ContractFacts } from "./facts.ts";

export interface PartyOnContract {
  role: Role;
  profile_id: number;
  /** Null when the viewer does not hold the profile. */
  profile: ProfileBody | null;
}

/** The agreement and its people, as far as the viewer holds them. */
export type PeopleOnContract = Pick<ContractFacts, "agreement" | "profiles">;

/** Order of fractional keys: plain code units, the same on every device. */
export function byPos(a: { pos: string }, b: { pos: string }): number {
  return a.pos < b.pos ? -1 : a.pos > b.pos ? 1 : 0;
}

/** Values of a map of parts in their order; equal order keys fall back to the part's id. */
export function inOrder<T extends { pos: string }>(parts: Readonly<Record<string, T>>): T[] {
  return Object.entries(parts)
    .sort(([idA, a], [idB, b]) => byPos(a, b) || (idA < idB ? -1 : 1))
    .map(([, part]) => part);
}

/** The parties in one role, in the order in which the contract names them. */
export function partiesIn(facts: PeopleOnContract, role: Role): PartyOnContract[] {
  return inOrder(facts.agreement.parties)
    .filter((party) => party.role === role)
    .map((party) => ({ role, profile_id: party.profile_id, profile: facts.profiles[party.profile_id] ?? null }));
}

/** Lists the recipients of the money: the stakeholders that gave a bank account, else the carrier. Companies only. */
export function payees(facts: PeopleOnContract): PartyOnContract[] {
  const stakeholders = partiesIn(facts, "stakeholders").filter(
    ({ profile }) => profile?.is_company && hasBank(profile),
  );
  if (stakeholders.length > 0) return stakeholders;
  return partiesIn(facts, "carriers").filter(({ profile }) => profile?.is_company);
}

function hasBank(profile: ProfileBody): boolean {
  return Boolean(profile.iban || profile.account_num);
}

/** Calls for fund that the contract prints. */
export function contractCalls(facts: ContractFacts): PaymentCall[] {
  return printedCalls(facts.agreement).map(([, call]) => call);
}
