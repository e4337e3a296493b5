import dayjs from "dayjs";
import customParseFormat from "dayjs/plugin/customParseFormat.js";
import utc from "dayjs/plugin/utc.js";

dayjs.extend(customParseFormat);
dayjs.extend(utc);

const DAYS = ["YYYY/MM/DD", "YYYY-MM-DD", "YYYY/M/D", "YYYY-M-D", "YYYYMMDD", "DD/MM/YYYY", "DD.MM.YYYY"];
const HOURS = ["HH:mm", "H:mm", "HHmm", "HH[h]mm", "HH"];

function read(text: string, formats: readonly string[]): dayjs.Dayjs | undefined {
  return formats.map((format) => dayjs.utc(text, format, true)).find((date) => date.isValid());
}

/** `YYYY-MM-DD` as it is shown, `YYYY/MM/DD`. */
export function showDate(value: string | null): string {
  return value === null ? "" : value.slice(0, 10).replaceAll("-", "/");
}

/** An instant as it is shown, `YYYY/MM/DD HH:mm`, in UTC. */
export function showInstant(value: string | null): string {
  return value === null ? "" : dayjs.utc(value).format("YYYY/MM/DD HH:mm");
}

/** A typed date as `YYYY-MM-DD`, or null when it is none. */
export function readDate(text: string): string | null {
  return read(text.trim(), DAYS)?.format("YYYY-MM-DD") ?? null;
}

/** A typed date and time in UTC as an instant, or null; a date alone means midnight. */
export function readInstant(text: string): string | null {
  const [day = "", ...rest] = text
    .trim()
    .replace(/\s*(utc|z)$/i, "")
    .split(/[\sT]+/);
  const date = readDate(day);
  if (date === null) return null;
  if (rest.length === 0) return `${date}T00:00:00Z`;
  const time = read(rest.join(""), HOURS);
  return time ? `${date}T${time.format("HH:mm")}:00Z` : null;
}
