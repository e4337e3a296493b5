import { missingSignatories } from "shared-schema/signing/signRules";
import { reading, type Tx, transact } from "../../base/context.ts";
import type { SigningDeps, VersionKey } from "../deps.ts";
import { readSigning, type VersionSigning } from "../versionState.ts";

/** Begins what the server does for a version by itself, once everybody has signed it. */
export function beginCompletion(tx: Tx, { state, row }: Pick<VersionSigning, "state" | "row">): void {
  if (state.signatories.length === 0 || missingSignatories(state).length > 0) return;
  for (const task of ["archive", "certificate"] as const) {
    tx.store.signing.completion.begin(row.cruise_id, row.version, task, tx.now);
  }
}

/** Finds versions that everybody has signed and that nothing was begun for: those of an older release, or of a backup. */
export function beginForgotten(deps: SigningDeps): void {
  for (const { cruise_id: id, version } of reading(deps).store.signing.completion.unnoted()) {
    transact(deps, (tx) => beginOne(tx, { id, version }));
  }
}

function beginOne(tx: Tx, place: VersionKey): void {
  const signing = readSigning(tx, place, true);
  if (signing.ok) beginCompletion(tx, signing.value);
}
