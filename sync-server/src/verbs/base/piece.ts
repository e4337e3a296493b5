/** Costs, in rows that are read: a kilobyte of text, a row that is rewritten, and a document that gets a new revision. */
const COST = { kilobyte: 0.2, rewritten: 5, committed: 20 };
/** The limit of one piece's cost: about 10 ms. */
export const PIECE_COST = 300;

/** The cost of the open piece of an erasure so far. */
export interface Piece {
  /** A row was read. @param text what it holds */
  read(text?: { readonly length: number }): void;
  rewritten(): void;
  /** Documents got new revisions. */
  committed(): void;
  hasWritten(): boolean;
  /** Others have to have their turn now. */
  isFull(): boolean;
}

/** A piece of an erasure. The first row is always taken, however large it is. @param limit of its cost */
export function createPiece(limit: number): Piece {
  let cost = 0;
  let hasWritten = false;
  return {
    read(text = "") {
      cost += 1 + (text.length / 1024) * COST.kilobyte;
    },
    rewritten() {
      cost += COST.rewritten;
      hasWritten = true;
    },
    committed() {
      cost += COST.committed;
      hasWritten = true;
    },
    hasWritten: () => hasWritten,
    isFull: () => cost >= limit,
  };
}
