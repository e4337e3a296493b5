import type { Language } from "shared-schema/base/language";
import { apaStatement, type StatementInput, statementFileName } from "shared-schema/export/apa/statement";
import { statementTable, statementTexts } from "shared-schema/export/apa/table";
import { csv } from "shared-schema/export/csv";
import writeExcelFile from "write-excel-file/universal";

/** The account as CSV. */
export function statementCsv(input: StatementInput, language: Language): { fileName: string; text: string } {
  return { fileName: statementFileName(input.id, "csv"), text: csv(statementTexts(apaStatement(input), language)) };
}

/** The account as a workbook (Office Open XML): numbers stay numbers, and the head stays in view. */
export async function statementXlsx(
  input: StatementInput,
  language: Language,
): Promise<{ fileName: string; blob: Blob }> {
  const [head = [], ...lines] = statementTable(apaStatement(input), language);
  const bold = head.map((value) => ({ value: String(value), fontWeight: "bold" as const }));
  const columns = head.map((_, column) => ({ width: widthOf([head, ...lines].map((row) => row[column])) }));
  const sheet = { columns, stickyRowsCount: 1, sheet: "APA" };
  const blob = await writeExcelFile([bold, ...lines], sheet).toBlob();
  return { fileName: statementFileName(input.id, "xlsx"), blob };
}

/** In characters: what a column holds, within what a screen shows. */
function widthOf(cells: readonly unknown[]): number {
  const longest = Math.max(...cells.map((cell) => String(cell ?? "").length));
  return Math.min(40, Math.max(8, longest + 2));
}
