/** The cost of one transaction so far: the server does nothing else meanwhile. Bytes are characters of JSON. */
export interface Work {
  /** Revisions that were looked back at, and their bytes. */
  revisions: number;
  lookedBack: number;
  /** Bytes of stored documents that were read to decide edits. */
  bytes: number;
  /** Bytes of the answer. */
  answered: number;
  /** Places that were looked up in the charts. */
  places: number;
}

/** A transaction, as far as its cost goes. */
interface Worked {
  work: Work;
}

export const NO_WORK: Readonly<Work> = { revisions: 0, lookedBack: 0, bytes: 0, answered: 0, places: 0 };

const MEGABYTE = 1024 * 1024;

/** Revisions that one transaction looks back at, and their bytes: a push to name authors, a page of a history. */
export const MOST_REVISIONS = 200;
const MOST_LOOKED_BACK = 8 * MEGABYTE;
/** Stored documents that one push decides upon, about a quarter of a second's work. Devices send pages that stay below it. */
export const MOST_WORK = 4 * MEGABYTE;
/** The largest answer to one push: a conflict holds three sides of a document. */
export const MOST_ANSWERED = 8 * MEGABYTE;

/** Places that the edits of one push have looked up, some 0.2 ms each, before the next of them is decided. One edit has a thousand at most. */
export const MOST_PLACES = 1_500;

/** More was asked at once than is done at once. */
export class TooMuchAtOnce extends Error {}

/** Counts a revision that is looked back at. @returns false once there were enough */
export function mayLookBack({ work }: Worked, bytes: number): boolean {
  work.revisions += 1;
  work.lookedBack += bytes;
  return work.revisions <= MOST_REVISIONS && work.lookedBack <= MOST_LOOKED_BACK;
}

/**
 * Counts a stored document upon which an edit is decided. One edit alone is always decided.
 * @throws TooMuchAtOnce when there were enough: the transaction is taken back, and the device sends half of it
 */
export function spendBytes({ work }: Worked, bytes: number): void {
  const isFirst = work.bytes === 0;
  work.bytes += bytes;
  if (!isFirst && work.bytes > MOST_WORK) throw new TooMuchAtOnce("A push asks for too much at once");
}

/**
 * Asked before each edit, so that one alone is always decided.
 * @throws TooMuchAtOnce when those before it have looked up enough places
 */
export function refuseMorePlaces({ work }: Worked): void {
  if (work.places > MOST_PLACES) throw new TooMuchAtOnce("A push asks for too many places at once");
}

/** Counts the answer to an edit; one edit alone is always answered. @throws TooMuchAtOnce as above */
export function spendAnswer({ work }: Worked, bytes: number): void {
  const isFirst = work.answered === 0;
  work.answered += bytes;
  if (!isFirst && work.answered > MOST_ANSWERED) throw new TooMuchAtOnce("A push is answered too much at once");
}
