import { INK } from "./pen.ts";
import { qrRuns } from "./qrRuns.ts";

/** What a code is drawn on: a page of jsPDF, as far as it is needed. */
export interface Paper {
  setFillColor(red: number, green: number, blue: number): unknown;
  rect(x: number, y: number, width: number, height: number, style: "F"): unknown;
}

/** Upper left corner and side of a code, mm. */
export interface Square {
  x: number;
  y: number;
  side: number;
}

/** Draws a QR code of a text, without its quiet zone. */
export function drawQrCode(pdf: Paper, text: string, { x, y, side }: Square): void {
  const { count, runs } = qrRuns(text);
  const size = side / count;
  pdf.setFillColor(...INK);
  for (const { row, column, length } of runs) pdf.rect(x + column * size, y + row * size, length * size, size, "F");
}
