/** A day of the calendar as it was typed; without a year, null. */
interface TypedDay {
  year: number | null;
  /** 1 to 12. */
  month: number;
  day: number;
}

/** A typed text, read up to its day. */
interface DayAndRest {
  day: TypedDay;
  /** The text after the day: a time of day, or nothing. */
  rest: string;
}

/** The beginnings of the months' names in English and French, without accents; none begins another. */
const MONTHS: readonly (readonly string[])[] = [
  ["jan"],
  ["feb", "fev"],
  ["mar"],
  ["apr", "avr"],
  ["may", "mai"],
  ["jun", "juin"],
  ["jul", "juil"],
  ["aug", "aou"],
  ["sep"],
  ["oct"],
  ["nov"],
  ["dec"],
];

const YEAR_FIRST = /^(\d{4})[-/.]?(\d{1,2})[-/.]?(\d{1,2})(?:[t ]+(.*))?$/;
const DAY_FIRST = /^(\d{1,2})[-/.](\d{1,2})(?:[-/.](\d{4}|\d{2}))?(?:[t ]+(.*))?$/;
const NAMED = /^(\d{1,2})(?:er|st|nd|rd|th)?[ .-]*([a-z]{3,9})\.?(?:[ -]+(.*))?$/;
/** Behind a named month: a year of four digits, or one of two that is no hour or has a time behind it. */
const NAMED_YEAR = /^(\d{4}|\d{2}(?= +\S)|2[5-9]|[3-9]\d)(?: +(.*))?$/;
const CENTURY = 2000;

/** Small letters without accents, marks of speech as spaces. */
export function plainText(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/,(?!\d)|(?<=\s)(?:at|a)(?=\s)|@/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}

/** Reads the day at the beginning of a plain text: «3 jul», «3/7/27» (day first), «2027-07-03»; null where there is none. */
export function readDay(text: string): DayAndRest | null {
  const iso = YEAR_FIRST.exec(text);
  if (iso) return dayOf(iso[1], iso[2], iso[3], iso[4]);
  const numbers = DAY_FIRST.exec(text);
  if (numbers) return dayOf(numbers[3], numbers[2], numbers[1], numbers[4]);
  const named = NAMED.exec(text);
  const month = named ? MONTHS.findIndex((names) => names.some((name) => named[2]?.startsWith(name))) + 1 : 0;
  if (!named || month === 0) return null;
  const year = NAMED_YEAR.exec(named[3] ?? "");
  return dayOf(year?.[1], String(month), named[1], year ? year[2] : named[3]);
}

function dayOf(
  year: string | undefined,
  month: string | undefined,
  day: string | undefined,
  rest: string | undefined,
): DayAndRest | null {
  const full = year === undefined ? null : Number(year) + (year.length === 2 ? CENTURY : 0);
  const typed = { year: full, month: Number(month), day: Number(day) };
  return isDay(typed) ? { day: typed, rest: rest ?? "" } : null;
}

/** Without a year, February 29 counts: some year has it. */
function isDay({ year, month, day }: TypedDay): boolean {
  const date = new Date(Date.UTC(year ?? 2000, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}
