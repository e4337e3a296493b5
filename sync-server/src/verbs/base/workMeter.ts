/** Adds up what the pushes of each account cost within a minute, those that were refused or taken back included. Moments are in ms. */
export interface WorkMeter {
  /**
   * Returns the time an account has to wait, and whether it is told so for the first time in this minute; null when it
   * may go on.
   * @param own bytes of the request that asks, where they are counted already: one alone may always be sent
   */
  wait(user: number, now: number, own?: number): { ms: number; isFirst: boolean } | null;
  add(user: number, bytes: number, now: number): void;
}

const MINUTE = 60_000;

/** @param most bytes for an account and minute */
export function createWorkMeter(most: () => number): WorkMeter {
  const minutes = new Map<number, { from: number; bytes: number; warned: boolean }>();
  const current = (user: number, now: number) => {
    const minute = minutes.get(user);
    // A clock that was set back begins a new minute, too.
    if (minute && now >= minute.from && now < minute.from + MINUTE) return minute;
    minutes.delete(user);
    return null;
  };
  return {
    wait(user, now, own = 0) {
      const minute = current(user, now);
      if (!minute || minute.bytes - own <= most()) return null;
      const isFirst = !minute.warned;
      minute.warned = true;
      return { ms: minute.from + MINUTE - now, isFirst };
    },
    add(user, bytes, now) {
      const minute = current(user, now);
      if (minute) minute.bytes += bytes;
      else minutes.set(user, { from: now, bytes, warned: false });
    },
  };
}
