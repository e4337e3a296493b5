import type { Language } from "shared-schema/base/language";
import { apaStatement, type StatementInput, statementFileName } from "shared-schema/export/apa/statement";
import { statementTexts } from "shared-schema/export/apa/table";
import { csv } from "shared-schema/export/csv";

/** The account as CSV. */
export function statementCsv(input: StatementInput, language: Language): { fileName: string; text: string } {
  return { fileName: statementFileName(input.id, "csv"), text: csv(statementTexts(apaStatement(input), language)) };
}
