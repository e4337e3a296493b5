import { roleAccess } from "../agreement/access.ts";
import type { AgreementBody } from "../agreement/schema.ts";
import { ROLES, type Role } from "../base/roles.ts";
import type { Delegation } from "./delegation.ts";

/** A person who signs a version, once for all their parties. */
export interface Signatory {
  person: string;
  parties: readonly SignatoryParty[];
}

export interface SignatoryParty {
  key: string;
  role: Role;
  profile_id: number;
  /** The profile that signs for the party, where signing has been delegated. */
  delegate_profile_id: number | null;
}

/** Names the person behind a profile: the profiles of one account are one person. */
export type PersonOf = (profileId: number) => string;

/**
 * The signatories of a version, each person once, in the order in which the contract names its parties: carriers, clients, brokers
 * and stakeholders (specification §1). A party that has delegated signing is signed for by the delegate who has accepted.
 */
export function signatoriesOf(
  { parties }: Pick<AgreementBody, "parties">,
  personOf: PersonOf,
  delegations: readonly Delegation[],
): Signatory[] {
  const people = new Map<string, SignatoryParty[]>();
  for (const [key, { role, profile_id }] of Object.entries(parties).sort(inContractOrder)) {
    if (!roleAccess(role).signs) continue;
    const delegate = delegations.find(({ party, state }) => party === key && state === "accepted");
    const delegate_profile_id = delegate?.delegate_profile_id ?? null;
    const person = personOf(delegate_profile_id ?? profile_id);
    people.set(person, [...(people.get(person) ?? []), { key, role, profile_id, delegate_profile_id }]);
  }
  return [...people].map(([person, own]) => ({ person, parties: own }));
}

type Entry = [string, AgreementBody["parties"][string]];

function inContractOrder([keyA, a]: Entry, [keyB, b]: Entry): number {
  if (a.role !== b.role) return ROLES.indexOf(a.role) - ROLES.indexOf(b.role);
  if (a.pos !== b.pos) return a.pos < b.pos ? -1 : 1;
  return keyA < keyB ? -1 : 1;
}
