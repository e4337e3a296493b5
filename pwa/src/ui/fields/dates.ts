import dayjs from "dayjs";
import timezone from "dayjs/plugin/timezone.js";
import utc from "dayjs/plugin/utc.js";
import { slashed } from "../../base/slashed.ts";
import { plainText, readDay } from "./typedDay.ts";

dayjs.extend(utc);
dayjs.extend(timezone);

/** The context in which a typed time is read. */
export interface Reading {
  /** IANA zone of the clock that is meant; a time that ends in «UTC» or «Z» is in UTC all the same. */
  zone: string;
  /** The instant that «+2d» counts from; a day without a year is the one near it. Null where there is none. */
  near: string | null;
}

const UTC: Reading = { zone: "UTC", near: null };
const UNIT_HOURS: Readonly<Record<string, number>> = { w: 168, d: 24, j: 24, h: 1, min: 1 / 60 };
const SHIFT = /^([+-]) ?(\d+(?:[.,]\d+)?) ?(w|d|j|h|min)[a-z]* ?(.*)$/;
const CLOCK = /^(\d{1,2})(?:[:h.]?(\d{2}))? ?h?(am|pm)?$/;
const NAMED_TIMES: Readonly<Record<string, string>> = {
  noon: "12:00",
  midi: "12:00",
  midnight: "00:00",
  minuit: "00:00",
};
/** A day without a year lies at most this long before the instant that it is near to, else after it. */
const DAYS_BEFORE = 90;
const MS_PER_HOUR = 3_600_000;

/** `YYYY-MM-DD` as it is shown, `YYYY/MM/DD`. */
export function showDate(value: string | null): string {
  return value === null ? "" : slashed(value);
}

/** An instant as it is shown, `YYYY/MM/DD HH:mm`, on the clock of a zone. */
export function showInstant(value: string | null, zone = "UTC"): string {
  return value === null ? "" : dayjs.utc(value).tz(zone).format("YYYY/MM/DD HH:mm");
}

/** A typed date as `YYYY-MM-DD`, or null when it is none; without a year, the one near an instant. */
export function readDate(text: string, near: string | null = null): string | null {
  const read = readDay(plainText(text));
  return read && read.rest === "" ? dateOf(read.day, near) : null;
}

/**
 * A typed date and time as an instant, or null. Day first in every language: «3 jul 12», «3/7/27 noon», «2027/07/03 10:00»,
 * «3 juillet midi»; «+2d» and «+2j 9:00» count from the instant nearby, and a time alone is on its day. A date alone means
 * midnight.
 */
export function readInstant(text: string, { zone, near }: Reading = UTC): string | null {
  const plain = plainText(text);
  const bare = plain.replace(/ ?(utc|gmt|z)$/, "");
  const clock = bare === plain ? zone : "UTC";
  const shift = SHIFT.exec(bare);
  if (shift) return near === null ? null : shifted(shift, near, clock);
  const read = readDay(bare);
  const date = read ? dateOf(read.day, near) : near && localDate(near, clock);
  const time = read?.rest === "" ? "00:00" : readClock(read ? read.rest : bare);
  return date === null || time === null ? null : instantAt(date, time, clock);
}

function shifted(
  [, sign, count = "", unit = "", rest = ""]: RegExpExecArray,
  near: string,
  zone: string,
): string | null {
  const hours = Number(count.replace(",", ".")) * (UNIT_HOURS[unit] ?? 0) * (sign === "-" ? -1 : 1);
  // Whole days keep the hour of the clock, also when it is put forward or back.
  const days = unit === "d" || unit === "j" || unit === "w" ? hours / 24 : null;
  const local = dayjs.utc(near).tz(zone);
  const time = rest === "" ? null : readClock(rest);
  if (rest !== "" && time === null) return null;
  if (days === null || !Number.isInteger(days)) {
    const to = local.add(hours * MS_PER_HOUR, "ms");
    return time === null ? wire(to) : instantAt(to.format("YYYY-MM-DD"), time, zone);
  }
  const date = dayjs.utc(local.format("YYYY-MM-DD")).add(days, "day").format("YYYY-MM-DD");
  return instantAt(date, time ?? local.format("HH:mm"), zone);
}

function dateOf({ year, month, day }: { year: number | null; month: number; day: number }, near: string | null) {
  const inYear = (one: number) => dayjs.utc(`${one}-${two(month)}-${two(day)}`);
  if (year !== null) return inYear(year).format("YYYY-MM-DD");
  if (near === null) return null;
  const since = dayjs.utc(near).subtract(DAYS_BEFORE, "day");
  const found = [0, 1].map((later) => inYear(since.year() + later)).find((date) => !date.isBefore(since, "day"));
  return found && found.date() === day ? found.format("YYYY-MM-DD") : null;
}

function localDate(instant: string, zone: string): string {
  return dayjs.utc(instant).tz(zone).format("YYYY-MM-DD");
}

function readClock(text: string): string | null {
  const named = NAMED_TIMES[text];
  if (named) return named;
  const read = CLOCK.exec(text);
  if (!read) return null;
  const [, hour = "", minute = "00", half] = read;
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (half === "pm" ? 12 : 0);
  const isTime = hours < 24 && Number(minute) < 60 && (half === undefined || Number(hour) <= 12);
  return isTime ? `${two(hours)}:${minute}` : null;
}

function instantAt(date: string, time: string, zone: string): string | null {
  const local = dayjs.tz(`${date} ${time}`, zone);
  return local.isValid() ? wire(local) : null;
}

function wire(at: dayjs.Dayjs): string {
  return at.toISOString().replace(".000Z", "Z");
}

function two(count: number): string {
  return String(count).padStart(2, "0");
}
