import type { Result } from "shared-schema/base/result";
import type { CsvMapping } from "shared-schema/payments/statement/csv/mapping";
import type { Statement } from "shared-schema/payments/statement/line";
import { documentWorker } from "../workers/documents/documents.ts";
import type { OpenedStatement } from "../workers/documents/statementFiles.ts";
import { made } from "./made.ts";

/** Reads a bank's file on this device; nothing leaves it. */
export async function openStatement(file: Blob): Promise<Result<OpenedStatement>> {
  return made(() => documentWorker.ask((remote) => remote.openStatement(file)));
}

/** Reads a CSV file by the columns that a person chose. */
export async function readMapped(file: Blob, mapping: CsvMapping): Promise<Result<Statement>> {
  return made(() => documentWorker.ask((remote) => remote.readMapped(file, mapping)));
}
