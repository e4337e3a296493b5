import type { CellHookData, Row } from "jspdf-autotable";
import { childOf, type Element } from "./element.ts";
import { artefact, beginMark, endDrawing, pageOf, type Tags } from "./tags.ts";

/** The element of a row, with those of its cells by column. */
interface TaggedRow {
  element: Element;
  cells: Map<number, Element>;
  /** The page that the row begins on. */
  page: number;
}

interface TableHooks {
  willDrawCell(data: CellHookData): void;
  didDrawCell(data: CellHookData): void;
}

/**
 * Tags a table that jspdf-autotable draws: a head of a column is one once, and an artefact where a page repeats it. Rules are artefacts.
 * @param isRowHead whether the cells of a column are the heads of their rows, counted from 0
 */
export function tableTags(tags: Tags, isRowHead: (column: number) => boolean): TableHooks {
  const table = childOf(tags.open, "Table");
  const rows = new Map<Row, TaggedRow>();
  let last: TaggedRow | null = null;
  let lineWidth: CellHookData["cell"]["styles"]["lineWidth"] = 0;

  const rowOf = (row: Row): TaggedRow => {
    const known = rows.get(row);
    if (known) return known;
    // What a page has no room for of a row is a row of its own to the library, without a number.
    if (row.index < 0 && last) return last;
    const made = { element: childOf(table, "TR"), cells: new Map<number, Element>(), page: pageOf(tags) };
    rows.set(row, made);
    last = made;
    return made;
  };
  const cellOf = ({ cells, element }: TaggedRow, { section, column, cell }: CellHookData): Element => {
    const known = cells.get(column.index);
    if (known) return known;
    const head = section === "head" ? "Column" : isRowHead(column.index) ? "Row" : null;
    const columns = cell.colSpan > 1 ? { columns: cell.colSpan } : {};
    const made = head ? childOf(element, "TH", { scope: head, ...columns }) : childOf(element, "TD", columns);
    cells.set(column.index, made);
    return made;
  };

  return {
    willDrawCell(data) {
      const { cell, section } = data;
      lineWidth = cell.styles.lineWidth;
      drawRule(tags, data);
      cell.styles.lineWidth = 0;
      const row = rowOf(data.row);
      const isRepeated = section === "head" && row.page !== pageOf(tags);
      const element = isRepeated ? null : cellOf(row, data);
      // The library writes a text object for an empty cell, too: it is nothing to be read.
      beginMark(tags, cell.text.join("") === "" ? null : element);
    },
    didDrawCell({ cell }) {
      cell.styles.lineWidth = lineWidth;
      endDrawing(tags);
    },
  };
}

/** Draws the rule below a cell, the only one that tables have here. */
function drawRule(tags: Tags, { cell }: CellHookData): void {
  const { lineWidth } = cell.styles;
  const width = typeof lineWidth === "number" ? 0 : (lineWidth.bottom ?? 0);
  if (width === 0) return;
  const y = cell.y + cell.height;
  artefact(tags, () => tags.pdf.setLineWidth(width).line(cell.x, y, cell.x + cell.width, y));
}
