/** Adds up what each account, or address, has cost of the main thread. Moments and times are in ms. */
interface ThreadTime {
  charge(who: string, ms: number, now: number): void;
  /**
   * Returns the time that someone has to wait, and whether it is the first wait within a minute; null when the next request may be
   * answered.
   * @param own ms that the request which asks has been charged already: it does not wait for itself
   */
  wait(who: string, now: number, own?: number): { ms: number; isFirst: boolean } | null;
}

/** The limit holds for this long. */
const WINDOW_MS = 10_000;
/** However much a single request has cost, no one waits longer. */
const LONGEST_WAIT_MS = 60_000;
const NOTED_MS = 60_000;
const SWEEP_AT = 10_000;

interface Level {
  /** The time spent, as a multiple of the limit. */
  spent: number;
  at: number;
  notedAt: number | null;
}

/**
 * A bucket for each that leaks as fast as the limit allows: what was spent counts less with every moment, and no window begins at which
 * everybody comes back. One request may always be answered, whatever it will cost: that is known afterwards.
 * @param most ms within ten seconds
 */
export function createThreadTime(most: () => number): ThreadTime {
  const levels = new Map<string, Level>();
  // A clock that was set back forgives nothing and adds nothing.
  const spentAt = ({ spent, at }: Level, now: number) => Math.max(spent - Math.max(now - at, 0) / WINDOW_MS, 0);
  /** Forgets those who owe nothing, once there are many. */
  const sweep = (now: number) => {
    if (levels.size < SWEEP_AT) return;
    for (const [who, level] of levels) if (spentAt(level, now) === 0) levels.delete(who);
  };
  return {
    charge(who, ms, now) {
      const before = levels.get(who);
      if (!before) sweep(now);
      const spent = (before ? spentAt(before, now) : 0) + ms / most();
      levels.set(who, { spent, at: now, notedAt: before?.notedAt ?? null });
    },
    wait(who, now, own = 0) {
      const level = levels.get(who);
      const over = level ? spentAt(level, now) - own / most() - 1 : 0;
      if (!level || over <= 0) return null;
      const isFirst = level.notedAt === null || Math.abs(now - level.notedAt) >= NOTED_MS;
      if (isFirst) level.notedAt = now;
      const forgiven = Math.max(over - LONGEST_WAIT_MS / WINDOW_MS, 0);
      level.spent -= forgiven;
      return { ms: (over - forgiven) * WINDOW_MS, isFirst };
    },
  };
}
