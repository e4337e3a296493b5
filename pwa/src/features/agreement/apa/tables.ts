import type { Language } from "shared-schema/base/language";
import { type ApaStatementInput, apaStatement, statementFileName } from "shared-schema/export/apa/statement";
import { statementTable } from "shared-schema/export/apa/table";
import { csv } from "shared-schema/export/csv";
import { workbook } from "../../../ui/table/workbook.ts";

/** The account as CSV. */
export function statementCsv(input: ApaStatementInput, language: Language): { fileName: string; text: string } {
  return { fileName: statementFileName(input.id, "csv"), text: csv(statementTable(apaStatement(input), language)) };
}

/** The account as a workbook. */
export async function statementXlsx(
  input: ApaStatementInput,
  language: Language,
): Promise<{ fileName: string; blob: Blob }> {
  const blob = await workbook(statementTable(apaStatement(input), language), "APA");
  return { fileName: statementFileName(input.id, "xlsx"), blob };
}
