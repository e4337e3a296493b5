import { __createTable, __drawTable, type Styles, type UserOptions } from "jspdf-autotable";
import { tableTags } from "../../../tagged/tableTags.ts";
import { brokenLines } from "../brokenLines.ts";
import { INK, MIST, type Pen, WATER } from "../pen.ts";
import { earlyBreaks } from "./rowBreaks.ts";

/** A page with its margins, mm. */
export interface Area {
  width: number;
  height: number;
  top: number;
  bottom: number;
  left: number;
  right: number;
}

interface Type {
  fontSize: number;
  /** Space above and below a cell's text, mm. */
  above: number;
  /** Space beside it, mm. */
  beside: number;
}

interface Particulars {
  /** Indices of the rows that stay with the row above them, as those do that sum up others. */
  bound?: readonly number[];
  /** Whether the cells of a column name their rows. */
  isRowHead?(column: number): boolean;
}

const NO_COLUMN = () => false;

/**
 * The tables of a kind of document: sets one at the pen, over the whole width, and moves the pen below it. The last row of a table
 * is not alone on a page, and a bound one is below another.
 */
export function tablesIn({ width, height, ...margin }: Area, { fontSize, above, beside }: Type) {
  const styles: Partial<Styles> = {
    fontSize,
    textColor: INK,
    cellPadding: { top: above, bottom: above, left: beside, right: beside },
    lineColor: MIST,
    lineWidth: { bottom: 0.15 },
    valign: "top",
  };
  return (pen: Pen, options: UserOptions, { bound = [], isRowHead = NO_COLUMN }: Particulars = {}): void => {
    const table = __createTable(pen.pdf, {
      startY: pen.y,
      margin,
      theme: "plain",
      styles: {
        ...styles,
        font: pen.family,
        // A point more than there is, as the library itself has it: widths are rounded.
        overflow: (text, space) => brokenLines(pen.pdf, text, space + 1 / pen.pdf.internal.scaleFactor),
      },
      headStyles: {
        fontStyle: "bold",
        textColor: WATER,
        valign: "bottom",
        lineColor: WATER,
        lineWidth: { bottom: 0.3 },
      },
      rowPageBreak: "avoid",
      tableWidth: width - margin.left - margin.right,
      ...options,
      ...tableTags(pen.tags, isRowHead),
      didDrawPage: ({ cursor }) => {
        if (cursor) pen.y = cursor.y;
      },
    });
    const { body, columns, settings } = table;
    const rows = [...body];
    const whole = height - margin.bottom - table.getHeadHeight(columns);
    const heights = rows.map((row) => row.getMaxCellHeight(columns));
    const breaks = earlyBreaks(heights, { here: whole - pen.y, next: whole - margin.top }, bound);
    const starts = breaks[0] === 0 ? breaks : [0, ...breaks];
    for (const [part, first] of starts.entries()) {
      if (breaks.includes(first)) {
        pen.pdf.addPage();
        pen.y = margin.top;
      }
      body.splice(0, body.length, ...rows.slice(first, starts[part + 1]));
      settings.startY = pen.y;
      __drawTable(pen.pdf, table);
    }
  };
}
