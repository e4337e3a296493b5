import writeExcelFile from "write-excel-file/universal";

const WIDTHS = { least: 8, most: 40 } as const;

/**
 * A table as a workbook (Office Open XML): numbers stay numbers, texts are never formulas, and the head stays in view.
 * @param table the names of the columns first
 * @param sheet the name of its only sheet
 */
export async function workbook(
  [head = [], ...lines]: readonly (readonly (string | number | null)[])[],
  sheet: string,
): Promise<Blob> {
  const bold = head.map((value) => ({ value: String(value), fontWeight: "bold" as const }));
  const columns = head.map((_, column) => ({ width: widthOf([head, ...lines].map((row) => row[column])) }));
  return writeExcelFile([bold, ...lines.map((row) => [...row])], { columns, stickyRowsCount: 1, sheet }).toBlob();
}

/** In characters: what a column holds, within what a screen shows. */
function widthOf(cells: readonly unknown[]): number {
  const longest = Math.max(...cells.map((cell) => String(cell ?? "").length));
  return Math.min(WIDTHS.most, Math.max(WIDTHS.least, longest + 2));
}
