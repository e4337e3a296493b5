import { type Result, refused } from "../../base/result.ts";
import { readCamt } from "./camt/read.ts";
import type { CsvMapping } from "./csv/mapping.ts";
import { readCsv, readRows } from "./csv/read.ts";
import { declaredEncoding, decodeText } from "./decode.ts";
import { type BankStatement, MOST_STATEMENT_BYTES, MOST_STATEMENT_MB } from "./line.ts";
import { isMt940 } from "./mt940/lexer.ts";
import { readMt940 } from "./mt940/read.ts";

/** Tells a statement in XML from a CSV file by its content: what begins with a tag is XML. */
export function isXml(bytes: Uint8Array): boolean {
  const head = String.fromCharCode(...bytes.subarray(0, 200)).replace(/[\0\u00ef\u00bb\u00bf\u00fe\u00ff\s]/g, "");
  return head.startsWith("<");
}

/** Tells an MT940 file from a CSV file by its content. */
export function isSwift(bytes: Uint8Array): boolean {
  return isMt940(String.fromCharCode(...bytes.subarray(0, 200)));
}

/**
 * Reads a bank's file: camt.053, MT940, or CSV by a mapping. Either all of it can be read, or nothing is returned but the reason.
 * @param mapping of a CSV file; null where none was chosen
 * @param turn whether reversals are read the other way where the balances prove it
 */
export function readStatement(bytes: Uint8Array, mapping: CsvMapping | null, turn = false): Result<BankStatement> {
  if (bytes.length > MOST_STATEMENT_BYTES) return refused("statement.too-large", { megabytes: MOST_STATEMENT_MB });
  if (isSwift(bytes)) {
    const text = decodeText(bytes);
    const read = text.ok ? text : decodeText(bytes, "windows-1252");
    return read.ok ? readMt940(read.value, turn) : read;
  }
  if (!isXml(bytes)) {
    if (!mapping) return refused("statement.csv-columns");
    const rows = readRows(bytes);
    return rows.ok ? readCsv(rows.value, mapping) : rows;
  }
  const text = decodeText(bytes, declaredEncoding(bytes));
  return text.ok ? readCamt(text.value.replace(/^\ufeff/, ""), turn) : text;
}
