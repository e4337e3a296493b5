import type { AgreementBody } from "../agreement/schema.ts";
import { done, type Result, refused } from "../base/result.ts";
import type { Signatory } from "./signatories.ts";

/** The state of signing one version, as its rows say it. */
export interface SigningState {
  /** The agreement as it is now. */
  agreement: Pick<AgreementBody, "status" | "version" | "generated_versions_len">;
  version: number;
  isSigningOn: boolean;
  /** Of the version, in the order of the contract. */
  signatories: readonly Signatory[];
  /** The people who must sign one after the other; null for any order. */
  order: readonly string[] | null;
  /** The people whose signature is complete. */
  signed: ReadonlySet<string>;
  /** The name of the person who has declined, if one has. */
  declinedBy: string | null;
  /** The person whose signature is being made now. No one else starts one until it is complete or its time is over. */
  lease: { person: string; until: string } | null;
  /** UTC; null for no limit. */
  maySignUntil: string | null;
  nameOf: (person: string) => string;
}

/**
 * The signatory that a person is on a version, if it may be signed by this person now; otherwise the reason why not. Asked by the
 * button, `can_sign` and each step of a signature.
 * @param now UTC
 */
export function decideSign(state: SigningState, person: string, now: string): Result<Signatory> {
  if (!state.isSigningOn) return refused("signing.off");
  const own = state.signatories.find((signatory) => signatory.person === person);
  if (!own) return refused("signing.not-a-signatory");
  const open = decideOpen(state, now);
  if (!open.ok) return open;
  if (state.signed.has(person)) return refused("signing.already-signed");
  const turn = nextInOrder(state);
  if (turn !== null && turn !== person) return refused("signing.not-your-turn", { name: state.nameOf(turn) });
  const { lease } = state;
  if (lease && lease.person !== person && lease.until > now) {
    return refused("signing.in-progress", { name: state.nameOf(lease.person) });
  }
  return done(own);
}

/** Whether a version is open for signing at all: the current generated one, while no addendum is being drafted (decisions §3). */
export function decideOpen(state: SigningState, now: string): Result<null> {
  const { status, version, generated_versions_len } = state.agreement;
  if (generated_versions_len === 0) return refused("signing.not-generated");
  if (status === "DRAFT" || status === "LOCKED") return refused("signing.addendum-open");
  if (status !== "CONTRACT" && status !== "ADDENDUM") return refused("signing.closed");
  if (state.version !== version) return refused("signing.superseded");
  if (state.declinedBy !== null) return refused("signing.declined", { name: state.declinedBy });
  if (state.maySignUntil !== null && state.maySignUntil < now) return refused("signing.too-late");
  return done(null);
}

/** The person whose turn it is, derived from the signatures; null where the order is free or all have signed. */
export function nextInOrder({ order, signed, signatories }: SigningState): string | null {
  if (order === null) return null;
  const listed = order.filter((person) => signatories.some((signatory) => signatory.person === person));
  // A signatory who joined after the order was given comes last.
  const rest = signatories.map(({ person }) => person).filter((person) => !listed.includes(person));
  return [...listed, ...rest].find((person) => !signed.has(person)) ?? null;
}

/** The signatories whose signature is missing. */
export function missingSignatories({ signatories, signed }: SigningState): Signatory[] {
  return signatories.filter(({ person }) => !signed.has(person));
}
