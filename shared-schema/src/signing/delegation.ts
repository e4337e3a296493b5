import { done, type Result, refused } from "../base/result.ts";

/**
 * The states of a delegation. The delegate accepts it, and either side ends it until the party has signed. One that has ended
 * stays in the record.
 */
export const DELEGATION_STATES = ["offered", "accepted", "ended"] as const;
type DelegationState = (typeof DELEGATION_STATES)[number];

/** One party's signing of one version, handed to another person (decisions §5). */
export interface Delegation {
  id: string;
  version: number;
  /** Key of the party that is signed for. */
  party: string;
  delegate_profile_id: number;
  state: DelegationState;
}

/** A person who is about to change a delegation, and the people that it is between. */
interface Sides {
  by: string;
  party: string;
  delegate: string;
  isSigned: boolean;
}

/** A party hands on its own signing alone, to someone else, while it has not signed; nothing is handed on twice. */
export function decideDelegate(
  { by, party, delegate, isSigned }: Sides,
  existing: readonly Delegation[],
): Result<null> {
  if (by !== party) return refused("signing.delegation-not-yours");
  if (isSigned) return refused("signing.already-signed");
  if (delegate === party) return refused("signing.delegation-to-self");
  if (existing.some(({ state }) => state !== "ended")) return refused("signing.delegation-exists");
  return done(null);
}

/** The delegate alone accepts, while the delegation is open. */
export function decideAccept({ by, delegate, isSigned }: Sides, { state }: Pick<Delegation, "state">): Result<null> {
  if (by !== delegate) return refused("signing.delegation-not-yours");
  return state === "ended" || isSigned ? refused("signing.delegation-ended") : done(null);
}

/** Either side ends a delegation until the party has signed. */
export function decideEnd(
  { by, party, delegate, isSigned }: Sides,
  { state }: Pick<Delegation, "state">,
): Result<null> {
  if (by !== party && by !== delegate) return refused("signing.delegation-not-yours");
  if (isSigned) return refused("signing.already-signed");
  return state === "ended" ? refused("signing.delegation-ended") : done(null);
}
