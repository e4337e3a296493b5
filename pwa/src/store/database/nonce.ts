/** The length of the part of a fresh nonce that tells two writes of one line apart: 48 random bits. */
const TAIL = 12;

/**
 * The nonce of a local write upon a state with this one. Writes that build on one another without a state of the server between
 * them are one line and bear its name, so that it shows whether one has the other in it.
 * @param before the nonce of the state that is written over; empty when that is the server's
 */
export function nextNonce(before: string, fresh: string): string {
  return before === "" ? fresh : `${chainOf(before)}.${fresh.slice(-TAIL)}`;
}

/** The line of local writes that a nonce belongs to. */
export function chainOf(nonce: string): string {
  return nonce.split(".", 1)[0] ?? "";
}
