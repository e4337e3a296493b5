import qrcode from "qrcode-generator";
import { INK } from "./pen.ts";

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

/**
 * Draws a QR code of a text in UTF-8 at error correction level M, without its quiet zone. Each run of dark modules in a row is one
 * rectangle, so that no seam shows between them.
 */
export function drawQrCode(pdf: Paper, text: string, { x, y, side }: Square): void {
  const code = qrcode(0, "M");
  // The library takes one byte of each character: those of the UTF-8 form are handed to it.
  code.addData(String.fromCharCode(...new TextEncoder().encode(text)));
  code.make();
  const count = code.getModuleCount();
  const size = side / count;
  pdf.setFillColor(...INK);
  for (let row = 0; row < count; row++) {
    for (let column = 0; column < count; column++) {
      if (!code.isDark(row, column)) continue;
      const first = column;
      while (column + 1 < count && code.isDark(row, column + 1)) column++;
      pdf.rect(x + first * size, y + row * size, (column + 1 - first) * size, size, "F");
    }
  }
}
