import type { Result } from "shared-schema/base/result";
import type { CsvMapping } from "shared-schema/payments/bankStatement/csv/mapping";
import { type BankStatement, lineKeys } from "shared-schema/payments/bankStatement/line";
import { readStatement } from "shared-schema/payments/bankStatement/read";

/** A bank's file to be read, with the mapping of a CSV file. */
export interface StatementFile {
  bytes: Uint8Array;
  mapping: CsvMapping | null;
  /** Whether its reversals are read the other way round, where its balances prove it. */
  turn?: boolean;
}

/** A statement with the key of each of its lines. */
export interface KeyedStatement extends BankStatement {
  keys: string[];
}

/** Reads banks' files. Throws a RefusalError when reading takes too long. */
export interface StatementReader {
  /** @param account that asks */
  read(file: StatementFile, account: number): Promise<Result<KeyedStatement>>;
  /** Files that are being read or wait to be. */
  waiting(): number;
}

/** Reads a bank's file. Blocks for as long as it takes: seconds for one of five thousand entries. */
export function keyedStatement({ bytes, mapping, turn = false }: StatementFile): Result<KeyedStatement> {
  const read = readStatement(bytes, mapping, turn);
  return read.ok ? { ok: true, value: { ...read.value, keys: lineKeys(read.value.lines) } } : read;
}
