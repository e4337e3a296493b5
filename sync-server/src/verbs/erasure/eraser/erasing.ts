/** The verb of an entry that covers what one piece of an erasure has rewritten. */
export const ERASURE_STEP = "erasure.step";

/** The verbs whose entries may cover revisions once more: each of them erases. The others did so before erasures came in pieces. */
export const ERASING: readonly string[] = [ERASURE_STEP, "profile.purge", "travel.purge", "account.delete"];
