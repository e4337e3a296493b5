/** The longest wait that is accepted from the server, ms. */
const LONGEST_WAIT_MS = 600_000;

/** Returns the wait that the server asks for, in ms; 0 where it names none. */
export function retryAfter(answer: Response): number {
  const seconds = Number(answer.headers.get("retry-after"));
  return Number.isFinite(seconds) ? Math.min(Math.max(seconds, 0) * 1_000, LONGEST_WAIT_MS) : 0;
}
