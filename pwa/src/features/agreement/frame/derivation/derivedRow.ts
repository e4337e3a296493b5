import type { Term } from "shared-schema/base/derivation/term";

/** A term as a row of the tree, below the one that is made of it. */
export interface DerivedRow {
  term: Term;
  above: Term | null;
}

/** The rows that open below another. */
export function childrenOf({ term }: DerivedRow): readonly DerivedRow[] {
  return term.origin.kind === "STEP" ? term.origin.of.map((part) => ({ term: part, above: term })) : [];
}
