import type { Result } from "shared-schema/base/result";
import { done, refused } from "shared-schema/base/result";
import { type CsvColumns, type CsvMapping, guessColumns } from "shared-schema/payments/bankStatement/csv/mapping";
import { readRows } from "shared-schema/payments/bankStatement/csv/read";
import { type BankStatement, MOST_STATEMENT_BYTES, MOST_STATEMENT_MB } from "shared-schema/payments/bankStatement/line";
import { isSwift, isXml, readStatement } from "shared-schema/payments/bankStatement/read";

/** Rows of a CSV file by which a person recognises its columns. */
const SHOWN_ROWS = 6;

/** What a bank's file turns out to be: a statement that is read, or columns that a person names first. */
export type OpenedStatement =
  | { kind: "statement"; statement: BankStatement }
  | { kind: "csv"; rows: string[][]; guess: CsvColumns };

/** The calls that read bank statements, before anything is stored. */
export const statementFiles = {
  async openStatement(file: Blob): Promise<Result<OpenedStatement>> {
    // Asked before it is in memory.
    if (file.size > MOST_STATEMENT_BYTES) return refused("statement.too-large", { megabytes: MOST_STATEMENT_MB });
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (isXml(bytes) || isSwift(bytes)) {
      const read = readStatement(bytes, null);
      return read.ok ? done({ kind: "statement", statement: read.value }) : read;
    }
    const rows = readRows(bytes);
    if (!rows.ok) return rows;
    return done({ kind: "csv", rows: rows.value.slice(0, SHOWN_ROWS), guess: guessColumns(rows.value) });
  },
  /** Reads a statement with its reversals the other way round, where its balances prove that they are. */
  async readTurned(file: Blob): Promise<Result<BankStatement>> {
    return readStatement(new Uint8Array(await file.arrayBuffer()), null, true);
  },
  async readMapped(file: Blob, mapping: CsvMapping): Promise<Result<BankStatement>> {
    return readStatement(new Uint8Array(await file.arrayBuffer()), mapping);
  },
};
