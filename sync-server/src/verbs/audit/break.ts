/** A place where the trail does not hold. */
export interface Break {
  /** Number of the entry; null where a revision is covered by none. */
  entry: number | null;
  /** Number of a row of the history, where it is about one. */
  revision: number | null;
  /** The generated contract, where it is about one; its version is null where that cannot be told. */
  contract: { agreement: number; version: number | null } | null;
  /** Numbers of rows of the ledger, where it is about any. */
  ledger: readonly number[];
  reason:
    | "a number is missing or comes twice"
    | "the hash does not cover what the entry says"
    | "the details are not those that were written"
    | "the revision is missing"
    | "the revision is not the one that was written"
    | "no entry covers the revision"
    | "another verb than a purge covers the revision again"
    | "the contract is not the one that was generated"
    | "the contract’s text or terms are not those that were generated"
    | "the contract’s particulars are not those that were generated"
    | "the contract is missing"
    | "no entry covers the contract"
    | "the row is in no chain"
    | "the time stamp does not hold"
    | "the entry is not the one that is known from outside"
    | "the trail ends before the entry that is known from outside"
    | "what was posted to the ledger cannot be read"
    | "the ledger is covered a second time"
    | "rows of the ledger are missing"
    | "rows of the ledger are not those that were posted"
    | "no entry covers rows of the ledger";
}

/** A break in an entry, or in a revision that it covers. */
export function broken(entry: number | null, reason: Break["reason"], revision: number | null = null): Break {
  return { entry, revision, contract: null, ledger: [], reason };
}
