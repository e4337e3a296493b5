const MS_PER_HOUR = 3_600_000;
/** The range of instants that ISO 8601 writes with a year of four digits. */
const FIRST_INSTANT = Date.parse("0000-01-01T00:00:00.000Z");
const LAST_INSTANT = Date.parse("9999-12-31T23:59:59.999Z");

/** Hours from one UTC instant to another, negative when the second comes first. */
export function hoursBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / MS_PER_HOUR;
}

/** The UTC instant a number of hours (also negative) after another, to the millisecond; null outside the years 0 to 9999. */
export function hoursAfter(instant: string, hours: number): string | null {
  const time = Math.round(Date.parse(instant) + hours * MS_PER_HOUR);
  return time >= FIRST_INSTANT && time <= LAST_INSTANT ? new Date(time).toISOString() : null;
}

/** Hours from one instant to another; null when either is missing or they are the wrong way round. */
export function knownHours(from: string | null, to: string | null): number | null {
  if (from === null || to === null) return null;
  const hours = hoursBetween(from, to);
  return hours < 0 ? null : hours;
}

/** Midnights UTC from one instant to another. */
export function nightsBetween(from: string, to: string): number {
  const day = (instant: string) => Math.floor(Date.parse(instant) / (24 * MS_PER_HOUR));
  return Math.max(0, day(to) - day(from));
}
