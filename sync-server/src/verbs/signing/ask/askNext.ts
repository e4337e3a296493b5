import type { Signatory } from "shared-schema/signing/signatories";
import { decideOpen, missingSignatories, nextInOrder } from "shared-schema/signing/signRules";
import type { SigningService } from "../../../ports/signatures/service.ts";
import type { Tx } from "../../base/context.ts";
import type { VersionKey } from "../deps.ts";
import { userOf } from "../people.ts";
import { readSigning, type VersionSigning } from "../versionState.ts";
import { ask, signingProfile } from "./ask.ts";

/**
 * Asks those to sign whose turn it is: in any order everybody at once, otherwise the next person. Each is asked once; the person who
 * generated the version has it on the screen.
 * @param isNews false where those who were asked before need no further mail
 */
export function askNext(
  tx: Tx,
  place: VersionKey,
  { assurance }: Pick<SigningService, "assurance">,
  isNews = true,
): void {
  const read = readSigning(tx, place, true);
  if (!read.ok) return;
  const { state, row } = read.value;
  const turn = nextInOrder(state);
  for (const signatory of dueSignatories(tx, read.value)) {
    if (turn === null && userOf(signatory.person) === row.generated_by) continue;
    if (!isNews && isAsked(tx, place, signatory)) continue;
    ask(tx, read.value, signatory, { cause: turn === null ? "first" : "turn", assurance });
  }
}

/** The signatories who may sign a version now, and have not. */
export function dueSignatories(tx: Tx, { state }: Pick<VersionSigning, "state">): Signatory[] {
  if (!decideOpen(state, tx.now).ok) return [];
  const turn = nextInOrder(state);
  return missingSignatories(state).filter(({ person }) => turn === null || turn === person);
}

function isAsked(tx: Tx, { id, version }: VersionKey, signatory: Signatory): boolean {
  const profile = signingProfile(signatory);
  return tx.store.signing.delegations
    .asked(id, version)
    .some(({ profile_id, state }) => profile_id === profile && state !== "FAILED" && state !== "CANCELLED");
}
