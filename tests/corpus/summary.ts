import type { FileVerdict } from "shared-schema/pades/verify/verdict";

/** What is expected of a verdict for ever: its meaning, and not the words of a sentence. */
export function summaryOf({ code, signatures, unsigned, revisions, level, trailing }: FileVerdict) {
  return {
    code,
    level,
    unsigned,
    trailing,
    revisions: revisions.map(({ kind, sha256 }) => ({ kind, sha256 })),
    signatures: signatures.map(({ field, state, isChangedAfter, signer, time }) => ({
      ...{ field, state, isChangedAfter, signer, time },
    })),
  };
}
