import Papa from "papaparse";
import { UNITS } from "../../../agreement/payments/balance.ts";
import { voyageDate } from "../../../base/basics.ts";
import { minorDecimals } from "../../../base/currency/minorUnits.ts";
import { done, type Result, refused } from "../../../base/result.ts";
import { writtenDay } from "../../../base/text/writtenDay.ts";
import { type BankBalance, balanceOf } from "../balance.ts";
import { decodeText } from "../decode.ts";
import { type BankStatement, MOST_LINES, MOST_NAME, MOST_TEXT, type StatementLine, shortened } from "../line.ts";
import { type CsvMapping, MOST_COLUMNS } from "./mapping.ts";

/** Titles and balances around the entries. */
const MOST_ROWS = MOST_LINES + 200;
const MINUS = /^[-−–]/;

/** The rows of a CSV file, whatever parts its columns; in UTF-8 or UTF-16, else in Windows-1252. */
export function readRows(bytes: Uint8Array): Result<string[][]> {
  const unicode = decodeText(bytes);
  const text = unicode.ok ? unicode : decodeText(bytes, "windows-1252");
  if (!text.ok) return text;
  // A program or a picture has zeros.
  if (text.value.includes("\0")) return refused("statement.csv");
  const { data } = Papa.parse<string[]>(text.value.replace(/^\ufeff/, ""), {
    skipEmptyLines: "greedy",
    preview: MOST_ROWS + 1,
    delimitersToGuess: [";", ",", "\t", "|"],
  });
  if (data.length > MOST_ROWS) return refused("statement.too-many", { most: MOST_LINES });
  return data.some((row) => row.length > 1)
    ? done(data.map((row) => row.slice(0, MOST_COLUMNS)))
    : refused("statement.csv");
}

/** The lines of a CSV file by its mapping. A row without a date is no entry; one with a date and no amount refuses the file. */
export function readCsv(rows: readonly (readonly string[])[], mapping: CsvMapping): Result<BankStatement> {
  if (mapping.amount === null && mapping.credit === null && mapping.debit === null)
    return refused("statement.csv-columns");
  const lines: StatementLine[] = [];
  const running: (number | null)[] = [];
  let skipped = 0;
  for (const [index, row] of rows.entries()) {
    const written = row[mapping.date]?.trim() ?? "";
    if (!/\d/.test(written)) {
      skipped += 1;
      continue;
    }
    const unread = (field: string, text: string) =>
      refused("statement.csv-row", { row: index + 1, text: shortened(text, 40), field });
    const booked = dateOf(written, mapping.date_order);
    if (booked === null) return unread("date", written);
    const amount = amountOf(row, mapping);
    if (typeof amount === "string") return unread("amount", amount);
    if (amount === 0) {
      skipped += 1;
      continue;
    }
    const balance = balanceAfter(row, mapping);
    if (typeof balance === "string") return unread("balance", balance);
    lines.push(lineOf(row, mapping, booked, amount));
    running.push(balance);
    if (lines.length > MOST_LINES) return refused("statement.too-many", { most: MOST_LINES });
  }
  if (lines.length === 0) return refused("statement.empty");
  return done({ lines, balances: runningBalance(lines, running), pending: 0, unstated: 0, turnable: 0, skipped });
}

/** The balance that a row gives, null without one, else the text that is none. */
function balanceAfter(row: readonly string[], { balance, decimal, currency }: CsvMapping): number | null | string {
  const written = balance === null ? "" : (row[balance]?.trim() ?? "");
  return written === "" ? null : (numberOf(written, decimal, currency) ?? written);
}

/**
 * The balance of an account whose rows each give it, whichever end the file begins at: of both directions the one that adds up, else
 * that of its dates.
 */
function runningBalance(lines: readonly StatementLine[], running: readonly (number | null)[]): BankBalance[] {
  const [line] = lines;
  if (!line || running.includes(null)) return [];
  const amounts = lines.map(({ amount }) => amount);
  const { account, currency } = line;
  const between = (first: number, last: number): BankBalance => {
    const closing = running[last] ?? 0;
    const opening = (Math.round((running[first] ?? 0) * UNITS) - Math.round((amounts[first] ?? 0) * UNITS)) / UNITS;
    return balanceOf({ account, currency, opening, closing, amounts });
  };
  const end = lines.length - 1;
  const [forwards, backwards] = [between(0, end), between(end, 0)];
  const isLatestFirst = line.booked > (lines[end]?.booked ?? "");
  const likely = isLatestFirst ? backwards : forwards;
  return [[forwards, backwards].find(({ difference }) => difference === 0) ?? likely];
}

function lineOf(row: readonly string[], mapping: CsvMapping, booked: string, amount: number): StatementLine {
  const cell = (column: number | null) => (column === null ? "" : (row[column]?.trim() ?? ""));
  return {
    format: "CSV",
    account: mapping.account.replace(/\s/g, "").toUpperCase(),
    currency: mapping.currency,
    ...{ amount, booked, value_date: null, reversal: false, charges: null },
    bank_reference: shortened(cell(mapping.reference), MOST_NAME) || null,
    payer: shortened(cell(mapping.payer), MOST_NAME) || null,
    text: shortened(mapping.texts.map(cell).filter(Boolean).join(" · "), MOST_TEXT),
  };
}

/** The signed amount of a row, else the text that is none. A debit counts against the account whether it is written with a minus or not. */
function amountOf(row: readonly string[], { amount, credit, debit, decimal, currency }: CsvMapping): number | string {
  const at = (column: number | null) => (column === null ? "" : (row[column]?.trim() ?? ""));
  if (amount !== null) return numberOf(at(amount), decimal, currency) ?? (at(amount) || "—");
  const arrived = at(credit) === "" ? 0 : numberOf(at(credit), decimal, currency);
  const left = at(debit) === "" ? 0 : numberOf(at(debit), decimal, currency);
  if (arrived === null) return at(credit);
  if (left === null) return at(debit);
  if (arrived !== 0 && left !== 0) return `${at(credit)} / ${at(debit)}`;
  return arrived === 0 ? 0 - Math.abs(left) : arrived;
}

/**
 * Reads a number in the notation that was chosen; null where it is none, or has more decimals than the currency. The mark that parts
 * thousands has three digits behind it every time: «1.234» with a decimal comma is 1234, and «1.23» is refused.
 */
export function numberOf(text: string, decimal: "." | ",", currency: string): number | null {
  const bare = text.replace(/[\s'’\u00a0\u202f]/g, "").replace(new RegExp(`${currency}|[€$£]`, "g"), "");
  const isNegative = MINUS.test(bare) || /[-−]$/.test(bare) || /^\(.*\)$/.test(bare);
  const plain = bare.replace(/^[-−–+(]|[-−)]$/g, "");
  const group = decimal === "," ? "\\." : ",";
  const mark = decimal === "," ? "," : "\\.";
  const [, whole, fraction = ""] =
    new RegExp(`^(\\d{1,12}|\\d{1,3}(?:${group}\\d{3})+)(?:${mark}(\\d{1,6}))?$`).exec(plain) ?? [];
  if (whole === undefined) return null;
  const digits = fraction.replace(/0+$/, "");
  if (digits.length > minorDecimals(currency)) return null;
  const value = Number(`${whole.replace(/[.,]/g, "")}.${digits || "0"}`);
  return isNegative ? 0 - value : value;
}

/** A day in the order that was chosen, as `YYYY-MM-DD`; null where there is no such day. Years of two digits are those of this century. */
export function dateOf(text: string, order: CsvMapping["date_order"]): string | null {
  const written = writtenDay(text, order, "20");
  return written !== null && voyageDate.safeParse(written).success ? written : null;
}
