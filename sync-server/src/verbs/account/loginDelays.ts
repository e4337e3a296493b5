const FIRST_DELAY_MS = 10_000;
const LONGEST_DELAY_MS = 15 * 60_000;
/** After a day without an attempt everything is forgotten. */
const FORGOTTEN_MS = 86_400_000;
/** About 10 MB. An attacker who wants to push one account out has to try as many others, and his address is limited. */
const MOST_ACCOUNTS = 50_000;

interface Attempts {
  count: number;
  /** Until then no further attempt is looked at, ms. */
  until: number;
  last: number;
  /** Whether a request was told to wait since the last attempt. */
  warned: boolean;
}

/** The wait before the next attempt, and whether it is announced for the first time. */
export interface Delay {
  ms: number;
  isFirst: boolean;
}

export interface LoginDelays {
  /**
   * Counts an attempt before its password is looked at, so that many at once are no way round.
   * @param now ms
   * @returns null: go on; otherwise the attempt is refused, even with the right password
   */
  begin(account: string, now: number): Delay | null;
  /** The password was right: nothing counts any more. */
  succeed(account: string): void;
  /** The last attempt does not count, and those before it do. */
  undo(account: string): void;
}

/**
 * Growing delays between wrong passwords for an account, over all addresses: 10 s after `free` attempts, then
 * twice as long each time, at most 15 minutes. Kept in memory: a restart forgives, and takes longer than it gains.
 */
export function createLoginDelays(free: number, mostAccounts = MOST_ACCOUNTS): LoginDelays {
  const accounts = new Map<string, Attempts>();
  return {
    begin(account, now) {
      const known = accounts.get(account);
      const attempts =
        known && now - known.last < FORGOTTEN_MS ? known : { count: 0, until: 0, last: now, warned: false };
      if (now < attempts.until) {
        const isFirst = !attempts.warned;
        attempts.warned = true;
        return { ms: attempts.until - now, isFirst };
      }
      const count = attempts.count + 1;
      const delay = count < free ? 0 : Math.min(FIRST_DELAY_MS * 2 ** (count - free), LONGEST_DELAY_MS);
      // Deleted first, so that the map is in the order of the last attempts.
      accounts.delete(account);
      accounts.set(account, { count, until: now + delay, last: now, warned: false });
      const [oldest] = accounts.keys();
      if (accounts.size > mostAccounts && oldest !== undefined) accounts.delete(oldest);
      return null;
    },
    succeed: (account) => void accounts.delete(account),
    undo(account) {
      const attempts = accounts.get(account);
      if (attempts) accounts.set(account, { ...attempts, count: Math.max(attempts.count - 1, 0), until: 0 });
    },
  };
}
