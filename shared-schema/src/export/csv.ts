const BYTE_ORDER_MARK = "\ufeff";

/** A cell of a table: a number stays one, so that a spreadsheet can add it up; null is empty. */
export type CsvCell = string | number | null;

/** A table as CSV (RFC 4180) that spreadsheets open as UTF-8, and of which they run no text as a formula. */
export function csv(rows: readonly (readonly CsvCell[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("");
}

/** Spreadsheets skip white space before a formula and know full-width signs, too. Apostrophes are counted, so that one can be taken off again. */
const FORMULA = /^'*(?:\s*[=+\-@＝＋－＠]|[\t\r])/;

/** The value of a cell that `csv` has guarded against running as a formula. */
export function unguarded(value: string): string {
  return value.startsWith("'") && FORMULA.test(value) ? value.slice(1) : value;
}

function cell(value: CsvCell): string {
  if (value === null) return "";
  if (typeof value === "number") return String(value);
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
