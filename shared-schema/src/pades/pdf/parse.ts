import { type Bytes, bytesAt, copied, fromLatin1 } from "../../base/bytes/bytes.ts";
import { isDict, type PdfDict, type PdfStream, type PdfValue } from "./value.ts";

/** The bytes are no PDF that this program reads. */
export class PdfFault extends Error {}

/** A place in the bytes, moved on by what is read. */
export interface Cursor {
  readonly bytes: Bytes;
  at: number;
}

const DEEPEST = 64;
const WHITE = new Set([0x00, 0x09, 0x0a, 0x0c, 0x0d, 0x20]);
const DELIMITERS = new Set([..."()<>[]{}/%"].map((character) => character.charCodeAt(0)));

/** Reads the object with a number, and where it ends. @throws PdfFault */
export function readObject(bytes: Bytes, at: number): { number: number; value: PdfValue | PdfStream; end: number } {
  const cursor = { bytes, at };
  const number = readInteger(cursor);
  const generation = readInteger(cursor);
  if (generation !== 0) throw new PdfFault("a generation other than 0");
  expectWord(cursor, "obj");
  const value = readValue(cursor);
  skipWhite(cursor);
  const whole = isDict(value) && isWord(cursor, "stream") ? readStream(cursor, value) : value;
  expectWord(cursor, "endobj");
  return { number, value: whole, end: cursor.at };
}

/** Reads a value. @throws PdfFault */
function readValue(cursor: Cursor, depth = 0): PdfValue {
  if (depth > DEEPEST) throw new PdfFault("values are nested too deep");
  skipWhite(cursor);
  const { bytes, at } = cursor;
  switch (String.fromCharCode(bytes[at] ?? 0)) {
    case "/":
      return readName(cursor);
    case "(":
      return readLiteral(cursor);
    case "[":
      return readArray(cursor, depth);
    case "<":
      return bytes[at + 1] === 0x3c ? readDict(cursor, depth) : readHex(cursor);
    default:
      return readPlain(cursor);
  }
}

/** Moves over white space and comments. */
export function skipWhite(cursor: Cursor): void {
  for (;;) {
    const byte = cursor.bytes[cursor.at];
    if (byte !== undefined && WHITE.has(byte)) cursor.at += 1;
    else if (byte === 0x25) {
      while (cursor.at < cursor.bytes.length && !isEndOfLine(cursor.bytes[cursor.at])) cursor.at += 1;
    } else return;
  }
}

export function readInteger(cursor: Cursor): number {
  skipWhite(cursor);
  const word = readWord(cursor);
  if (!/^\d{1,10}$/.test(word)) throw new PdfFault(`«${word.slice(0, 20)}» is no number`);
  return Number(word);
}

export function expectWord(cursor: Cursor, word: string): void {
  skipWhite(cursor);
  if (!isWord(cursor, word)) throw new PdfFault(`«${word}» is missing`);
  cursor.at += word.length;
}

export function isWord({ bytes, at }: Cursor, word: string): boolean {
  return bytesAt(bytes, at, fromLatin1(word));
}

function readWord(cursor: Cursor): string {
  const { bytes, at } = cursor;
  let end = at;
  while (end < bytes.length && isRegular(bytes[end])) end += 1;
  cursor.at = end;
  return String.fromCharCode(...bytes.subarray(at, Math.min(end, at + 256)));
}

function isRegular(byte: number | undefined): boolean {
  return byte !== undefined && !WHITE.has(byte) && !DELIMITERS.has(byte);
}

function isEndOfLine(byte: number | undefined): boolean {
  return byte === 0x0a || byte === 0x0d;
}

/** A number, a reference, or one of the three words. */
function readPlain(cursor: Cursor): PdfValue {
  const word = readWord(cursor);
  if (word === "true") return true;
  if (word === "false") return false;
  if (word === "null") return null;
  if (!/^[+-]?(\d+\.?\d*|\.\d+)$/.test(word)) throw new PdfFault(`«${word.slice(0, 20)}» is no value`);
  return (/^\d+$/.test(word) ? readRef(cursor, Number(word)) : null) ?? Number(word);
}

/** The rest of a reference behind its number; null, and nothing moved, where none follows. */
function readRef(cursor: Cursor, number: number): PdfValue {
  const ahead = { bytes: cursor.bytes, at: cursor.at };
  skipWhite(ahead);
  if (readWord(ahead) !== "0") return null;
  skipWhite(ahead);
  if (readWord(ahead) !== "R") return null;
  cursor.at = ahead.at;
  return { ref: number };
}

function readName(cursor: Cursor): PdfValue {
  cursor.at += 1;
  const raw = readWord(cursor);
  return { name: raw.replace(/#([0-9a-fA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))) };
}

function readArray(cursor: Cursor, depth: number): PdfValue {
  cursor.at += 1;
  const items: PdfValue[] = [];
  for (;;) {
    skipWhite(cursor);
    if (isWord(cursor, "]")) break;
    items.push(readValue(cursor, depth + 1));
  }
  cursor.at += 1;
  return items;
}

/** Reads a dictionary. One key that comes twice means different things to different readers: it is refused. */
export function readDict(cursor: Cursor, depth = 0): PdfDict {
  expectWord(cursor, "<<");
  const entries = new Map<string, PdfValue>();
  for (;;) {
    skipWhite(cursor);
    if (isWord(cursor, ">>")) break;
    if (!isWord(cursor, "/")) throw new PdfFault("a key is no name");
    const key = readName(cursor);
    if (key === null || typeof key !== "object" || !("name" in key)) throw new PdfFault("a key is no name");
    if (entries.has(key.name)) throw new PdfFault(`«${key.name}» comes twice`);
    entries.set(key.name, readValue(cursor, depth + 1));
  }
  cursor.at += 2;
  return entries;
}

function readHex(cursor: Cursor): PdfValue {
  const { bytes, at: from } = cursor;
  const end = bytes.indexOf(0x3e, from);
  if (end === -1) throw new PdfFault("a string has no end");
  const string = new Uint8Array(Math.ceil((end - from - 1) / 2));
  let digits = 0;
  // Reserved gaps have thousands of digits: nothing is made for each of them.
  for (let at = from + 1; at < end; at++) {
    const digit = bytes[at] ?? 0;
    if (WHITE.has(digit)) continue;
    const value = hexValue(digit);
    if (value < 0) throw new PdfFault("a string has other characters than digits");
    string[digits >> 1] = (string[digits >> 1] ?? 0) | (digits % 2 === 0 ? value << 4 : value);
    digits += 1;
  }
  cursor.at = end + 1;
  return { string: string.slice(0, Math.ceil(digits / 2)), span: { from, to: end + 1 } };
}

/** The value of a hexadecimal digit; -1 for anything else. */
function hexValue(digit: number): number {
  if (digit >= 0x30 && digit <= 0x39) return digit - 0x30;
  const letter = digit | 0x20;
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x61 + 10 : -1;
}

const ESCAPES: Readonly<Record<string, number>> = { n: 10, r: 13, t: 9, b: 8, f: 12 };

function readLiteral(cursor: Cursor): PdfValue {
  const { bytes, at: from } = cursor;
  const string: number[] = [];
  cursor.at += 1;
  for (let open = 1; ; ) {
    const byte = bytes[cursor.at++];
    if (byte === undefined) throw new PdfFault("a string has no end");
    if (byte === 0x5c) {
      string.push(...readEscape(cursor));
      continue;
    }
    if (byte === 0x28) open += 1;
    if (byte === 0x29) open -= 1;
    if (open === 0) break;
    string.push(byte);
  }
  return { string: new Uint8Array(string), span: { from, to: cursor.at } };
}

/** The rest of an escape sequence, behind its backslash (7.3.4.2). */
function readEscape(cursor: Cursor): number[] {
  const octal = /^[0-7]{1,3}/.exec(String.fromCharCode(...cursor.bytes.subarray(cursor.at, cursor.at + 3)))?.[0];
  if (octal !== undefined) {
    cursor.at += octal.length;
    return [Number.parseInt(octal, 8) & 0xff];
  }
  const byte = cursor.bytes[cursor.at++] ?? 0;
  if (byte === 0x0d && cursor.bytes[cursor.at] === 0x0a) cursor.at += 1;
  return isEndOfLine(byte) ? [] : [ESCAPES[String.fromCharCode(byte)] ?? byte];
}

function readStream(cursor: Cursor, entries: PdfDict): PdfStream {
  const { bytes } = cursor;
  cursor.at += "stream".length;
  if (bytes[cursor.at] === 0x0d) cursor.at += 1;
  if (bytes[cursor.at] !== 0x0a) throw new PdfFault("a stream does not begin on a line of its own");
  const from = cursor.at + 1;
  const length = entries.get("Length");
  if (typeof length !== "number" || from + length > bytes.length) throw new PdfFault("a stream has no length");
  cursor.at = from + length;
  expectWord(cursor, "endstream");
  return { dict: entries, data: copied(bytes.subarray(from, from + length)) };
}
