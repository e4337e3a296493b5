import type { CellDef, RowInput, Styles, UserOptions } from "jspdf-autotable";
import { RED, WATER } from "../../contract/pdf/pen.ts";
import { tablesIn } from "../../contract/pdf/table/placeTable.ts";
import { drawn, SHEET, type Sheet, WIDTH } from "./sheet.ts";

export interface SheetColumn {
  head: string;
  /** Share of the table that columns without a width have in common with this one; default 1. */
  share?: number;
  align?: "left" | "right" | "center";
}

export interface SheetRow {
  cells: readonly string[];
  /** Set apart, such as a sum. */
  strong?: boolean;
  /** Printed over the whole width below the row. */
  warning?: string;
}

const place = tablesIn(SHEET, { fontSize: 7.5, above: 1.1, beside: 1.3 });
/** Below a table, mm. */
const GAP = 3;

/** A table over the whole width with its head repeated on every page. */
export function drawTable(sheet: Sheet, columns: readonly SheetColumn[], rows: readonly SheetRow[]): void {
  const shares = columns.reduce((sum, { share = 1 }) => sum + share, 0);
  place(sheet, {
    head: [columns.map(({ head, align = "left" }) => ({ content: drawn(sheet, head), styles: { halign: align } }))],
    body: rows.flatMap((row) => bodyRows(sheet, row, columns.length)),
    columnStyles: Object.fromEntries(
      columns.map(({ share = 1, align = "left" }, index) => [
        index,
        { halign: align, cellWidth: (WIDTH * share) / shares } satisfies Partial<Styles>,
      ]),
    ),
  });
  sheet.y += GAP;
}

function bodyRows(sheet: Sheet, { cells, strong, warning }: SheetRow, width: number): RowInput[] {
  const styles: Partial<Styles> = {
    ...(strong ? { fontStyle: "bold" as const } : {}),
    ...(warning === undefined ? {} : { lineWidth: 0 }),
  };
  const row = cells.map((cell): CellDef => ({ content: drawn(sheet, cell), styles }));
  if (warning === undefined) return [row];
  const below: Partial<Styles> = { textColor: RED, halign: "left", cellPadding: { top: 0, bottom: 1.1, left: 1.3 } };
  return [row, [{ content: drawn(sheet, warning), colSpan: width, styles: below }]];
}

/** Labels and values in as many columns side by side. */
export function drawPairs(sheet: Sheet, pairs: readonly (readonly [string, string])[], side = 3): void {
  const height = Math.ceil(pairs.length / side);
  const label = WIDTH / side / 2.4;
  const isRowHead = (column: number) => column % 2 === 0;
  const options: UserOptions = {
    body: Array.from({ length: height }, (_, row) =>
      Array.from({ length: side }, (_unused, column) => pairs[column * height + row] ?? ["", ""])
        .flat()
        .map((text) => drawn(sheet, text)),
    ),
    columnStyles: Object.fromEntries(
      Array.from({ length: side * 2 }, (_, index) => [
        index,
        isRowHead(index)
          ? { cellWidth: label, textColor: WATER }
          : { cellWidth: WIDTH / side - label, fontStyle: "bold" as const },
      ]),
    ),
  };
  place(sheet, options, { isRowHead });
  sheet.y += GAP;
}
