import { inflate } from "./inflate.ts";

/** Parts that make a PDF more than pages to read: scripts, programs that it starts, files that it carries. */
const ACTIVE = new Set(["JavaScript", "Launch", "EmbeddedFile", "EmbeddedFiles", "FileAttachment", "GoToE"]);
/** The most that the object streams of a file are unpacked to. */
const MOST_UNPACKED = 32 * 1024 * 1024;
/** A dictionary that is looked at is no longer. */
const MOST_DICTIONARY = 4_096;
/** Far more than a file of ten megabytes has. */
const MOST_STREAMS = 20_000;
/** Different objects that a file may open with, and times that one may be written: one each, but for files that were changed. */
const MOST_OPENED = 4;
const MOST_WRITTEN = 20;

/** Names that are looked for, and those that may be one of them in another spelling. */
const CANDIDATE =
  /\/((?:JavaScript|Launch|EmbeddedFiles?|FileAttachment|GoToE|OpenAction|[^\s\0()<>[\]{}/%#]{0,14}#[^\s\0()<>[\]{}/%]*)(?![^\s\0()<>[\]{}/%]))/g;
const NAME = /\/([^\s\0()<>[\]{}/%]+)/g;
const REFERENCE = /^0*(\d+)[\s\0]+\d+[\s\0]+R/;
const STREAM = /(?<!end)stream\r?\n/g;
const SPACE = /^(?:[\s\0]|%[^\r\n]*[\r\n])*/;

/** A part of a file: the file itself, or an object stream that was unpacked. */
interface Part {
  text: string;
  /** Where the objects of an object stream begin; null for the file. */
  first: number | null;
}

/**
 * Does a PDF do anything but show pages? Names are read as programs read them, escaped by # and in object streams too. What cannot be
 * unpacked counts as active: nothing can be known of it.
 */
export async function isActivePdf(bytes: Uint8Array): Promise<boolean> {
  const file = latin1(bytes);
  const found = objectStreams(file);
  if (found === null) return true;
  const parts: Part[] = [{ text: file, first: null }];
  let left = MOST_UNPACKED;
  for (const { start, end, isPacked, first } of found) {
    const data = bytes.subarray(start, end);
    const unpacked = isPacked ? await inflate(data, left) : data;
    if (unpacked === null) return true;
    left -= unpacked.length;
    parts.push({ text: latin1(unpacked), first });
  }
  const openings = new Set<string>();
  for (const { text } of parts) {
    for (const { 0: whole, 1: name = "", index } of text.matchAll(CANDIDATE)) {
      const plain = unescaped(name);
      if (ACTIVE.has(plain)) return true;
      if (plain === "OpenAction") openings.add(openingAt(text, index + whole.length));
      if (openings.size > MOST_OPENED) return true;
    }
  }
  return [...openings].some((value) => !isHarmless(value, parts));
}

interface ObjectStream {
  start: number;
  end: number;
  isPacked: boolean;
  first: number;
}

/** The object streams of a file, by what their dictionaries have to say (ISO 32000-1, 7.5.7); null for a file of too many streams. */
function objectStreams(file: string): ObjectStream[] | null {
  const found: ObjectStream[] = [];
  let streams = 0;
  for (const { 0: word, index } of file.matchAll(STREAM)) {
    streams += 1;
    if (streams > MOST_STREAMS) return null;
    const before = file.slice(Math.max(0, index - MOST_DICTIONARY), index);
    const dictionary = unescaped(before.slice(before.lastIndexOf("obj") + 1));
    const names = namesIn(dictionary);
    if (!names.has("ObjStm") && !(names.has("N") && names.has("First"))) continue;
    const start = index + word.length;
    const first = Number(/\/First[\s\0]+(\d+)/.exec(dictionary)?.[1] ?? Number.NaN);
    found.push({ start, end: endOf(file, start, dictionary), isPacked: names.has("Filter"), first });
  }
  return found;
}

/** The end of a stream's data: by its length where that is right, else before the word that ends it. */
function endOf(file: string, start: number, dictionary: string): number {
  const length = Number(/\/Length[\s\0]+(\d+)(?![\s\0\d]*[\s\0]R)/.exec(dictionary)?.[1] ?? Number.NaN);
  if (/^[\s\0]*endstream/.test(file.slice(start + length, start + length + 32))) return start + length;
  const word = file.indexOf("endstream", start);
  const end = word === -1 ? file.length : word;
  return end - (/\r?\n$/.exec(file.slice(Math.max(start, end - 2), end))?.[0].length ?? 0);
}

/** The action that a file opens with: the number of an object, else the value. */
function openingAt(text: string, at: number): string {
  const value = valueAt(text, at);
  return REFERENCE.exec(value)?.[0] ?? value;
}

/** A place to open a document at: a destination, or an action that goes to one. */
function isHarmless(value: string, parts: readonly Part[]): boolean {
  const number = REFERENCE.exec(value)?.[1];
  if (number === undefined) return isPlace(value);
  const found = parts.flatMap((part) => (part.first === null ? writtenAs(part.text, number) : packedAs(part, number)));
  return found.length > 0 && found.length <= MOST_WRITTEN && found.every(isPlace);
}

function isPlace(value: string): boolean {
  if (value.startsWith("[")) return true;
  if (!value.startsWith("<<")) return false;
  const end = value.indexOf(">>");
  const names = namesIn(value.slice(0, end === -1 ? undefined : end));
  // Nothing follows it.
  return names.has("GoTo") && !names.has("Next");
}

/** The values of an object in the file itself: there are several where it was written again. */
function writtenAs(text: string, number: string): string[] {
  const values: string[] = [];
  for (const { 0: head, index } of text.matchAll(new RegExp(`(?<!\\d)0*${number}[\\s\\0]+\\d+[\\s\\0]+obj`, "g"))) {
    values.push(valueAt(text, index + head.length));
    if (values.length > MOST_WRITTEN) break;
  }
  return values;
}

/** The value of an object in an object stream, which begins with pairs of a number and a place. */
function packedAs({ text, first }: Part, number: string): string[] {
  if (first === null || Number.isNaN(first)) return [];
  const numbers = text
    .slice(0, first)
    .trim()
    .split(/[\s\0]+/)
    .map(Number);
  return numbers.flatMap((each, index) =>
    index % 2 === 0 && each === Number(number) ? [valueAt(text, first + (numbers[index + 1] ?? 0))] : [],
  );
}

function valueAt(text: string, at: number): string {
  return text.slice(at, at + MOST_DICTIONARY).replace(SPACE, "");
}

function namesIn(text: string): Set<string> {
  return new Set([...text.matchAll(NAME)].map(([, name = ""]) => unescaped(name)));
}

/** A name as it is meant: «#» with two digits is a character. */
function unescaped(name: string): string {
  return name.replace(/#([0-9A-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

/** A character for each byte. What is above ASCII is in no name that is looked for. */
function latin1(bytes: Uint8Array): string {
  return new TextDecoder("latin1").decode(bytes);
}
