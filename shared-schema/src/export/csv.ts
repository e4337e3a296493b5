const BYTE_ORDER_MARK = "\ufeff";

/** A table as CSV (RFC 4180) that spreadsheets open as UTF-8, and of which they run no cell as a formula. */
export function csv(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("");
}

function cell(value: string): string {
  // Spreadsheets skip white space before a formula and know full-width signs, too.
  const safe = /^\s*[=+\-@＝＋－＠]|^[\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
