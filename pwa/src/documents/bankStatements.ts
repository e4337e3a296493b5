import type { Result } from "shared-schema/base/result";
import type { CsvMapping } from "shared-schema/payments/bankStatement/csv/mapping";
import type { BankStatement } from "shared-schema/payments/bankStatement/line";
import type { OpenedStatement } from "../workers/documents/bankStatementFiles.ts";
import { documentWorker } from "../workers/documents/documents.ts";
import { made } from "./made.ts";

/** Reads a bank's file on this device; nothing leaves it. */
export async function openStatement(file: Blob): Promise<Result<OpenedStatement>> {
  return made(() => documentWorker.ask((remote) => remote.openStatement(file)));
}

/** Reads a CSV file by the columns that a person chose. */
export async function readMapped(file: Blob, mapping: CsvMapping): Promise<Result<BankStatement>> {
  return made(() => documentWorker.ask((remote) => remote.readMapped(file, mapping)));
}

/** Reads a statement with its reversals the other way round, where its balances prove that they are. */
export async function readTurned(file: Blob): Promise<Result<BankStatement>> {
  return made(() => documentWorker.ask((remote) => remote.readTurned(file)));
}
