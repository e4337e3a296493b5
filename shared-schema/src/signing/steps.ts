/** The steps of one signature, in the order in which it goes through them (specification §4). */
export const SIGNATURE_STATUSES = [
  "NEW",
  "PREPARING",
  "UPLOADING",
  "WAITING",
  "RETRIEVING",
  "SIGNED",
  "FAILED",
] as const;
export type SignatureStatus = (typeof SIGNATURE_STATUSES)[number];

/** The steps that follow each step. Any step may fail before the last; a failed signature starts again. */
const NEXT: Record<SignatureStatus, readonly SignatureStatus[]> = {
  NEW: ["PREPARING", "FAILED"],
  PREPARING: ["UPLOADING", "FAILED"],
  UPLOADING: ["WAITING", "RETRIEVING", "FAILED"],
  WAITING: ["RETRIEVING", "FAILED"],
  RETRIEVING: ["SIGNED", "FAILED"],
  SIGNED: [],
  FAILED: ["NEW"],
};

/** May a signature go from one step to another? */
export function mayFollow(from: SignatureStatus, to: SignatureStatus): boolean {
  return NEXT[from].includes(to);
}

/** Has a signature ended, signed or not? */
export function isFinal(status: SignatureStatus): boolean {
  return status === "SIGNED" || status === "FAILED";
}

const SECOND = 1_000;

/**
 * The time until the signatures of a version are asked for again, ms; null once nothing is expected (specification §4).
 * @param own the viewer's own signature, absent while there is none
 * @param isSigning whether the viewer is about to sign
 */
export function pollDelay(own: SignatureStatus | undefined, isSigning: boolean): number | null {
  if (own === undefined) return isSigning ? 2 * SECOND : null;
  if (isFinal(own)) return null;
  if (own === "WAITING") return 5 * SECOND;
  return (isSigning ? 3 : 10) * SECOND;
}

/** How often the state is asked for at each pace once everybody has signed. */
const LOOKS = [
  { every: 3 * SECOND, times: 5 },
  { every: 10 * SECOND, times: 15 },
] as const;

/**
 * The time until a version that everybody has signed is asked for again, ms: the server adds the archive time stamp and the certificate
 * of completion by itself. Null after about three minutes: an authority that does not answer may take hours.
 * @param looks how often it has been asked for since everybody had signed
 */
export function completionDelay(looks: number): number | null {
  const [soon, later] = LOOKS;
  if (looks < soon.times) return soon.every;
  return looks < soon.times + later.times ? later.every : null;
}
