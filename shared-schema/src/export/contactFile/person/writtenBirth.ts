import { type DateOrder, writtenDay } from "../../../base/text/writtenDay.ts";

/** The beginnings of the months' names in English, French, German, Italian and Spanish, without accents. */
const MONTHS: Readonly<Record<string, number>> = {
  ...{ jan: 1, gen: 1, ene: 1, feb: 2, fev: 2, mar: 3, apr: 4, avr: 4, abr: 4, may: 5, mai: 5, mag: 5, jun: 6, giu: 6 },
  ...{ juin: 6, jul: 7, juil: 7, lug: 7, aug: 8, aou: 8, ago: 8, sep: 9, set: 9, oct: 10, okt: 10, ott: 10, nov: 11 },
  ...{ dec: 12, dez: 12, dic: 12 },
};

/** Outlook's and Excel's way to write that there is no day. */
const NO_DAY = /^0{1,4}[./-]0{1,2}[./-]0{1,4}(?:\s|$)/;

/** Whether a cell says that no date of birth is known. */
export function isNoBirth(text: string): boolean {
  return text.trim() === "" || NO_DAY.test(text.trim());
}

/** A date of birth as a file writes it, with the month in figures or in letters; null where it is none with its whole year. */
export function writtenBirth(text: string, order: DateOrder): string | null {
  const bare = text.trim();
  // A year in front is no day, whatever the order of the other rows.
  return writtenDay(bare, /^\d{4}\D/.test(bare) ? "YMD" : order, null) ?? inLetters(bare);
}

function inLetters(text: string): string | null {
  const plain = text.slice(0, 60).normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  const [, first, firstMonth, secondMonth, second, year] =
    /^(?:(\d{1,2})(?:er|st|nd|rd|th|\.)?[\s./-]+(?:de\s+)?([a-z]+)|([a-z]+)\.?[\s./-]+(\d{1,2})(?:st|nd|rd|th)?,?)\.?[\s./-]+(?:de\s+)?(\d{4})$/.exec(
      plain,
    ) ?? [];
  const [day, name] = [first ?? second, firstMonth ?? secondMonth];
  const month = name === undefined ? undefined : (MONTHS[name.slice(0, 4)] ?? MONTHS[name.slice(0, 3)]);
  if (day === undefined || year === undefined || month === undefined) return null;
  return `${year}-${String(month).padStart(2, "0")}-${day.padStart(2, "0")}`;
}
