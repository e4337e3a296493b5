const clocks = new Map<string, Intl.DateTimeFormat>();

/**
 * The clock of a place at a moment: «2027-07-03T12:00:00».
 *
 * Only digits are taken from `Intl`. How a locale puts them together differs from one engine to the next: WebKit writes
 * «en-CA» dates with the day first.
 * @param at UTC
 * @param timeZone IANA zone; an unknown one counts as UTC
 */
export function localClock(at: string, timeZone: string): string {
  const parts = Object.fromEntries(
    clockOf(timeZone)
      .formatToParts(new Date(at))
      .map(({ type, value }) => [type, value]),
  );
  const { year = "", month, day, hour, minute, second } = parts;
  return `${year.padStart(4, "0")}-${month}-${day}T${hour}:${minute}:${second}`;
}

/** The date on the clock of a place: «2027-07-03». */
export function localDay(at: string, timeZone: string): string {
  return localClock(at, timeZone).slice(0, 10);
}

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const date = { year: "numeric", month: "2-digit", day: "2-digit" } as const;
  const time = { hour: "2-digit", minute: "2-digit", second: "2-digit", hourCycle: "h23" } as const;
  let clock: Intl.DateTimeFormat;
  try {
    clock = new Intl.DateTimeFormat("en-GB", { ...date, ...time, timeZone });
  } catch {
    clock = new Intl.DateTimeFormat("en-GB", { ...date, ...time, timeZone: "UTC" });
  }
  clocks.set(timeZone, clock);
  return clock;
}
