import { autoTable, type Styles, type UserOptions } from "jspdf-autotable";
import { INK, MIST, type Pen, WATER } from "./pen.ts";

/** A page with its margins, mm. */
export interface Area {
  width: number;
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

/** The tables of a kind of document: sets one at the pen, over the whole width, and moves the pen below it. */
export function tablesIn({ width, ...margin }: Area, { fontSize, above, beside }: Type) {
  const styles: Partial<Styles> = {
    fontSize,
    textColor: INK,
    cellPadding: { top: above, bottom: above, left: beside, right: beside },
    lineColor: MIST,
    lineWidth: { bottom: 0.15 },
    overflow: "linebreak",
    valign: "top",
  };
  return (pen: Pen, options: UserOptions): void => {
    autoTable(pen.pdf, {
      startY: pen.y,
      margin,
      theme: "plain",
      styles: { ...styles, font: pen.family },
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
      didDrawPage: ({ cursor }) => {
        if (cursor) pen.y = cursor.y;
      },
    });
  };
}
