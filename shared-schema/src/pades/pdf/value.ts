import { type Bytes, fromLatin1 } from "../../base/bytes/bytes.ts";

/** An object of a PDF (ISO 32000-1, 7.3). */
export type PdfValue =
  | null
  | boolean
  | number
  | PdfName
  | PdfString
  | PdfRef
  | PdfStream
  | PdfDict
  | readonly PdfValue[];

interface PdfName {
  name: string;
}

interface PdfString {
  string: Bytes;
  /** Where it was read, delimiters included. */
  span?: { from: number; to: number };
}

/** Points to an object by its number. Generations other than 0 are not read. */
export interface PdfRef {
  ref: number;
}

export interface PdfStream {
  dict: PdfDict;
  data: Bytes;
}

export type PdfDict = ReadonlyMap<string, PdfValue>;

export function name(text: string): PdfName {
  return { name: text };
}

export function ref(number: number): PdfRef {
  return { ref: number };
}

export function dict(entries: Readonly<Record<string, PdfValue>>): PdfDict {
  return new Map(Object.entries(entries));
}

/** A stream whose dictionary tells its length. */
export function stream(entries: Readonly<Record<string, PdfValue>>, data: Bytes): PdfStream {
  return { dict: dict({ ...entries, Length: data.length }), data };
}

/** A copy with some entries set. */
export function withEntries(base: PdfDict, entries: Readonly<Record<string, PdfValue>>): PdfDict {
  return new Map([...base, ...Object.entries(entries)]);
}

export function isDict(value: PdfValue | undefined): value is PdfDict {
  return value instanceof Map;
}

export function isArray(value: PdfValue | undefined): value is readonly PdfValue[] {
  return Array.isArray(value);
}

export function isStream(value: PdfValue | undefined): value is PdfStream {
  return isObject(value) && "data" in value;
}

export function isString(value: PdfValue | undefined): value is PdfString {
  return isObject(value) && "string" in value;
}

/** The number of the object that a reference points to. */
export function refIn(value: PdfValue | undefined): number | null {
  return isObject(value) && "ref" in value ? value.ref : null;
}

export function nameIn(value: PdfValue | undefined): string | null {
  return isObject(value) && "name" in value ? value.name : null;
}

function isObject(value: PdfValue | undefined): value is PdfName | PdfString | PdfRef | PdfStream {
  return typeof value === "object" && value !== null && !isArray(value) && !isDict(value);
}

/** A text string: ASCII as it is, anything else as UTF-16 (7.9.2.2). */
export function text(value: string): PdfString {
  if (/^[\x20-\x7e]*$/.test(value)) return { string: fromLatin1(value) };
  const units = [...Array(value.length).keys()].flatMap((index) => {
    const unit = value.charCodeAt(index);
    return [unit >> 8, unit & 0xff];
  });
  return { string: new Uint8Array([0xfe, 0xff, ...units]) };
}

/** Reads a text string; null where it is none. */
export function textIn(value: PdfValue | undefined): string | null {
  if (!isString(value)) return null;
  const bytes = value.string;
  if (bytes[0] !== 0xfe || bytes[1] !== 0xff) return String.fromCharCode(...bytes);
  return new TextDecoder("utf-16be").decode(bytes.subarray(2));
}

/** A moment in UTC as a date (7.9.4). */
export function date(utc: string): PdfString {
  return text(`D:${new Date(utc).toISOString().slice(0, 19).replace(/\D/g, "")}Z`);
}
