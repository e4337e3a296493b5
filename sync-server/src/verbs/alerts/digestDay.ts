import { DIGEST_HOUR } from "shared-schema/api/mail/settings";

/** The day of the last daily mail that is due at a moment, in a zone: `YYYY-MM-DD`. */
export function lastDigest(now: string, zone: string | null): string {
  const { day, hour } = localTime(now, zone);
  return hour >= DIGEST_HOUR ? day : dayAfter(day, -1);
}

/** The day of the daily mail with the news of a moment: the next one after it. */
export function digestOf(at: string, zone: string | null): string {
  return dayAfter(lastDigest(at, zone), 1);
}

function localTime(instant: string, zone: string | null): { day: string; hour: number } {
  const format = new Intl.DateTimeFormat("en-CA", {
    ...{ timeZone: zone ?? "UTC", hourCycle: "h23" },
    ...{ year: "numeric", month: "2-digit", day: "2-digit", hour: "2-digit" },
  });
  const parts = Object.fromEntries(format.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]));
  return { day: `${parts["year"]}-${parts["month"]}-${parts["day"]}`, hour: Number(parts["hour"]) };
}

function dayAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
