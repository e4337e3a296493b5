import { voyageDate } from "../../../base/basics.ts";
import { minorDecimals } from "../../../base/currency/minorUnits.ts";

/**
 * Field `:61:`, `6!n[4!n]2a[1!a]15d1!a3!c16x[//16x]`: value date, entry date, mark, funds code, amount, type, the owner's reference and
 * the bank's. `RC` takes a credit back and `RD` a debit; `EC` and `ED` are expected.
 */
const LINE =
  /^(\d{6})(\d{4})?(R?[CD]|E[CD])([A-Z])?(\d{1,12},\d{0,3})([A-Z][A-Z0-9]{3})?([^/]{0,34}|.{0,34}?)(?:\/\/(.{0,34}))?$/;

/** A statement line as the bank marks it. */
export interface MarkedLine {
  value: string;
  booked: string;
  /** Positive arrived, negative left. */
  amount: number;
  reversal: boolean;
  expected: boolean;
  /** The account owner's reference; null for `NONREF`. */
  own_reference: string | null;
  bank_reference: string | null;
}

/** Reads field `:61:`; null where it is none. */
export function readLine(text: string, currency: string): MarkedLine | null {
  const [, value = "", entry, mark = "", , written = "", , own = "", bank = ""] = LINE.exec(text) ?? [];
  const day = sixDigitDay(value);
  const amount = amountOf(written, currency);
  if (day === null || amount === null || amount === 0) return null;
  const booked = entry === undefined ? day : nearest(entry, day);
  if (booked === null) return null;
  const arrived = mark === "C" || mark === "RD" || mark === "EC";
  return {
    ...{ value: day, booked, amount: arrived ? amount : -amount },
    ...{ reversal: mark.startsWith("R"), expected: mark.startsWith("E") },
    ...{ own_reference: referenceOf(own), bank_reference: referenceOf(bank) },
  };
}

/** An amount with a decimal comma; null where it is none, or has more decimals than its currency. */
export function amountOf(written: string, currency: string): number | null {
  const [, whole, fraction = ""] = /^(\d{1,12}),(\d{0,3})$/.exec(written) ?? [];
  if (whole === undefined || fraction.replace(/0+$/, "").length > minorDecimals(currency)) return null;
  return Number(`${whole}.${fraction || "0"}`);
}

/** A day of this century, `YYMMDD`. */
function sixDigitDay(written: string): string | null {
  const [, year, month, day] = /^(\d\d)(\d\d)(\d\d)$/.exec(written) ?? [];
  const date = `20${year}-${month}-${day}`;
  return year !== undefined && voyageDate.safeParse(date).success ? date : null;
}

/** The day `MMDD` that is nearest to another one: at the turn of the year an entry is booked in the other one. */
function nearest(written: string, to: string): string | null {
  const year = Number(to.slice(0, 4));
  const days = [year - 1, year, year + 1].flatMap((each) => {
    const date = `${each}-${written.slice(0, 2)}-${written.slice(2)}`;
    return voyageDate.safeParse(date).success ? [date] : [];
  });
  const distance = (date: string) => Math.abs(Date.parse(date) - Date.parse(to));
  return days.sort((a, b) => distance(a) - distance(b))[0] ?? null;
}

function referenceOf(text: string): string | null {
  const plain = text.trim();
  return plain === "" || plain === "NONREF" ? null : plain;
}
