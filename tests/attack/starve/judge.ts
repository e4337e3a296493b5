/** The measurements of one attack. Waits are those of someone else's edits, in ms. */
export interface Seen {
  /** Before and after it. */
  quiet: readonly number[];
  waits: readonly number[];
  /** Edits that were not taken meanwhile. */
  failed: number;
  /** How often each status was answered to the attacker; 0 is no answer. */
  statuses: ReadonlyMap<number, number>;
  /** The most bytes that the server held; 0 where that could not be read. */
  memory: number;
  /** Whether the attacker asks for what is not there. */
  isHollow: boolean;
}

/** Edits take this many times as long as in quiet at most, or this long, whichever is more. */
const MOST_TIMES_QUIET = 3;
const ALWAYS_QUICK_MS = 100;
/** The same of the longest wait. */
const LONGEST_MS = 500;
const MOST_MEMORY = 1024 ** 3;
const NOT_FOUND = new Set([0, 401, 404]);

/**
 * Judges an attack.
 * @param slowness how many times longer everything takes on this machine than on the one for which the limits were chosen
 * @returns `held`, or why it is not
 */
export function judge({ quiet, waits, failed, statuses, memory, isHollow }: Seen, slowness = 1): string {
  if (quiet.length === 0 || waits.length === 0) return "no verdict: no edit was answered";
  const answers = [...statuses.keys()];
  if (!isHollow && answers.every((status) => NOT_FOUND.has(status))) return "no verdict: the attack met nothing";
  if (memory === 0) return "no verdict: the memory could not be read";
  const faults = [
    failed > 0 && `${failed} edits refused`,
    share(waits, 0.95) > Math.max(MOST_TIMES_QUIET * share(quiet, 0.95), ALWAYS_QUICK_MS * slowness) && "p95",
    share(waits, 1) > Math.max(MOST_TIMES_QUIET * share(quiet, 1), LONGEST_MS * slowness) && "longest wait",
    memory > MOST_MEMORY && "memory",
  ].filter((fault) => fault !== false);
  return faults.length === 0 ? "held" : `FAILED: ${faults.join(", ")}`;
}

/** The value below which a share of all lies; 0 where there is none. */
export function share(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(Math.floor(sorted.length * part), sorted.length - 1)] ?? 0;
}
