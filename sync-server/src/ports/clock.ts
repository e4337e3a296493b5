/** The current time; passed in, so that tests can set it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** A clock that stands still until it is told to move. */
export function fakeClock(start = "2027-01-15T09:00:00.000Z"): Clock & { advance(ms: number): void } {
  let time = Date.parse(start);
  return {
    now: () => new Date(time),
    advance: (ms) => {
      time += ms;
    },
  };
}
