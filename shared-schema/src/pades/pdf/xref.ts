import { type Bytes, toLatin1 } from "../../base/bytes/bytes.ts";
import { type Cursor, expectWord, isWord, PdfFault, readDict, readInteger, skipWhite } from "./parse.ts";
import type { PdfDict } from "./value.ts";

/** A cross-reference table with its trailer. */
export interface XrefSection {
  at: number;
  /** Where each object of the section is. */
  offsets: ReadonlyMap<number, number>;
  trailer: PdfDict;
  /** Behind the end of the file that the section describes, line break included. */
  end: number;
}

const ENTRY = /^(\d{10}) (\d{5}) ([nf])[ \r][\r\n]$/;
const ENTRY_LENGTH = 20;
const MOST_OBJECTS = 100_000;

/** Reads a table: cross-reference streams and hybrid files are refused. @throws PdfFault */
export function readSection(bytes: Bytes, at: number): XrefSection {
  const cursor = { bytes, at };
  expectWord(cursor, "xref");
  const offsets = new Map<number, number>();
  for (skipWhite(cursor); !isWord(cursor, "trailer"); skipWhite(cursor)) readSubsection(cursor, offsets);
  expectWord(cursor, "trailer");
  skipWhite(cursor);
  const trailer = readDict(cursor);
  if (trailer.has("XRefStm") || trailer.has("Encrypt")) throw new PdfFault("a hybrid or encrypted file");
  expectWord(cursor, "startxref");
  if (readInteger(cursor) !== at) throw new PdfFault("a table does not know its own place");
  skipWhiteOnly(cursor);
  expectEnd(cursor);
  return { at, offsets, trailer, end: cursor.at };
}

function readSubsection(cursor: Cursor, offsets: Map<number, number>): void {
  const first = readInteger(cursor);
  const count = readInteger(cursor);
  if (count > MOST_OBJECTS) throw new PdfFault("a table is too long");
  skipWhite(cursor);
  for (let index = 0; index < count; index++) {
    const [, offset, generation, use] =
      ENTRY.exec(toLatin1(cursor.bytes.subarray(cursor.at, cursor.at + ENTRY_LENGTH))) ?? [];
    if (offset === undefined) throw new PdfFault("an entry of a table cannot be read");
    if (offsets.has(first + index)) throw new PdfFault("an object is twice in a table");
    if (use === "n" && generation !== "00000") throw new PdfFault("a generation other than 0");
    if (use === "n") offsets.set(first + index, Number(offset));
    cursor.at += ENTRY_LENGTH;
  }
}

/** White space without comments: the mark of the end looks like one. */
function skipWhiteOnly(cursor: Cursor): void {
  while (isWord(cursor, "\n") || isWord(cursor, "\r") || isWord(cursor, " ")) cursor.at += 1;
}

function expectEnd(cursor: Cursor): void {
  if (!isWord(cursor, "%%EOF")) throw new PdfFault("the mark of the end is missing");
  cursor.at += "%%EOF".length;
  if (isWord(cursor, "\r\n")) cursor.at += 2;
  else if (isWord(cursor, "\n") || isWord(cursor, "\r")) cursor.at += 1;
}
