import qrcode from "qrcode-generator";

/** Dark modules that follow each other in a row, counted from the upper left corner. */
interface QrRun {
  row: number;
  column: number;
  length: number;
}

/**
 * The QR code of a text in UTF-8 at error correction level M, without its quiet zone, as runs of dark modules: drawn as one
 * rectangle each, no seam shows between them.
 */
export function qrRuns(text: string): { count: number; runs: QrRun[] } {
  const code = qrcode(0, "M");
  // The library takes one byte of each character: those of the UTF-8 form are handed to it.
  code.addData(String.fromCharCode(...new TextEncoder().encode(text)));
  code.make();
  const count = code.getModuleCount();
  const runs: QrRun[] = [];
  for (let row = 0; row < count; row++) {
    for (let column = 0; column < count; column++) {
      if (!code.isDark(row, column)) continue;
      const first = column;
      while (column + 1 < count && code.isDark(row, column + 1)) column++;
      runs.push({ row, column: first, length: column + 1 - first });
    }
  }
  return { count, runs };
}
