import type { Bytes } from "../../base/bytes/bytes.ts";
import { type PdfFile, readPdf } from "../pdf/file.ts";
import { PdfFault } from "../pdf/parse.ts";

const END = /startxref\s+\d{1,10}\s+%%EOF(\r\n|\r|\n)?/g;
/** More ends than these are no file of ours: a contract has one for each revision. */
const MOST_ENDS = 200;

/** The longest beginning of a file that can be read, and how many bytes follow it. */
export interface Longest {
  file: PdfFile;
  trailing: number;
}

/** Reads a file up to the last end that can be read; null where nothing can. */
export function readLongest(bytes: Bytes): Longest | null {
  // One character for each byte; which one is of no matter beyond ASCII.
  const text = new TextDecoder("latin1").decode(bytes);
  const ends = [...text.matchAll(END)].map(({ index, 0: mark }) => index + mark.length);
  for (const end of ends.slice(-MOST_ENDS).reverse()) {
    try {
      return { file: readPdf(bytes.slice(0, end)), trailing: bytes.length - end };
    } catch (error) {
      if (!(error instanceof PdfFault)) throw error;
    }
  }
  return null;
}
