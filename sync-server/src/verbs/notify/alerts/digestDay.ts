import { DIGEST_HOUR } from "shared-schema/api/mail/settings";

/** The days of daily mails in one zone, `YYYY-MM-DD`. */
interface DigestDays {
  /** The day of the last daily mail that is due at a moment. */
  last(now: string): string;
  /** The day of the daily mail with the news of a moment: the next one after it. */
  of(at: string): string;
}

/** @param zone an IANA time zone; null is UTC */
export function digestDays(zone: string | null): DigestDays {
  // Made once: it costs more than all that it is asked.
  const format = new Intl.DateTimeFormat("en-CA", {
    ...{ timeZone: zone ?? "UTC", hourCycle: "h23" },
    ...{ year: "numeric", month: "2-digit", day: "2-digit", hour: "2-digit" },
  });
  const last = (now: string) => {
    const parts = Object.fromEntries(format.formatToParts(new Date(now)).map(({ type, value }) => [type, value]));
    const day = `${parts["year"]}-${parts["month"]}-${parts["day"]}`;
    return Number(parts["hour"]) >= DIGEST_HOUR ? day : dayAfter(day, -1);
  };
  return { last, of: (at) => dayAfter(last(at), 1) };
}

function dayAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
