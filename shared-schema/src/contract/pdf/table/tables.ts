import type { CellDef, Styles } from "jspdf-autotable";
import type { Bilingual } from "../../../base/language.ts";
import { drawAs, mark, within } from "../../../tagged/tags.ts";
import { both } from "../../../terms/format.ts";
import type { Detail, PartiesBlock, TableBlock } from "../../blocks.ts";
import { keptHeight, ROW_HEIGHT } from "../estimate.ts";
import { clean, INNER, lineHeight, need, PAGE, type Pen, setType, WATER, wrap } from "../pen.ts";
import { tablesIn } from "./placeTable.ts";

/** Share of the width that labels take. */
const LABEL_WIDTH = INNER * 0.36;
const place = tablesIn(PAGE, { fontSize: 8, above: 1.2, beside: 1.5 });

/** A table with its head repeated on every page. */
export function drawTable(pen: Pen, table: TableBlock): void {
  const shared = table.columns.filter(({ width }) => width === undefined).length;
  const rest = 1 - table.columns.reduce((sum, { width }) => sum + (width ?? 0), 0);
  const columnStyles = Object.fromEntries(
    table.columns.map(({ align, width }, index) => [
      index,
      { halign: align, cellWidth: INNER * (width ?? rest / shared) } satisfies Partial<Styles>,
    ]),
  );
  const head = table.columns.map(({ head: label, align }) => ({
    content: clean(pen, headLabel(label)),
    styles: { halign: align },
  }));
  const body = table.rows.map((row, index) => {
    const total = table.totals?.includes(index) ?? false;
    return row.map((cell): CellDef => ({ content: clean(pen, cell), styles: total ? { fontStyle: "bold" } : {} }));
  });
  place(pen, { head: [head], body, columnStyles }, { bound: [...(table.totals ?? []), ...(table.kept ?? [])] });
  pen.y += 4;
}

function headLabel({ fr, en }: Bilingual): string {
  return fr === en ? fr : `${fr}\n${en}`;
}

/** Labels and values. */
export function drawDetails(pen: Pen, rows: readonly Detail[]): void {
  if (rows.length === 0) return;
  need(pen, keptHeight(rows.length * ROW_HEIGHT));
  const body = rows.map(({ label, value }) => [clean(pen, both(label)), clean(pen, value)]);
  const columnStyles = { 0: { cellWidth: LABEL_WIDTH, textColor: WATER }, 1: { cellWidth: INNER - LABEL_WIDTH } };
  place(pen, { body, columnStyles }, { isRowHead: (column) => column === 0 });
  pen.y += 4;
}

/** Each party under its role and name. */
export function drawParties(pen: Pen, { parties }: PartiesBlock): void {
  for (const party of parties) {
    need(pen, 12 + keptHeight(party.rows.length * ROW_HEIGHT));
    within(pen.tags, "Sect", () => drawParty(pen, party));
  }
}

function drawParty(pen: Pen, { role, name, rows }: PartiesBlock["parties"][number]): void {
  const { pdf, tags } = pen;
  setType(pen, "normal", 7.5, WATER);
  pen.y += lineHeight(7.5);
  drawAs(tags, "P", () => pdf.text(clean(pen, both(role)), PAGE.left + 1.5, pen.y));
  setType(pen, "bold", 9.5);
  within(tags, "P", () => {
    for (const line of wrap(pen, name, INNER - 3)) {
      need(pen, lineHeight(9.5));
      pen.y += lineHeight(9.5);
      mark(tags, () => pdf.text(line, PAGE.left + 1.5, pen.y));
    }
  });
  pen.y += 1.5;
  if (rows.length > 0) drawDetails(pen, rows);
  else pen.y += 2.5;
}
