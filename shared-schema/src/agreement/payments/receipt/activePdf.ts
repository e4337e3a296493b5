import { inflate } from "./inflate.ts";
import { MOST_DICTIONARY, namesIn, unescaped } from "./names.ts";
import { objectStreams } from "./objectStreams.ts";

/** Parts that make a PDF more than pages to read: scripts, programs that it starts, files that it carries. */
const ACTIVE = new Set(["JavaScript", "Launch", "EmbeddedFile", "EmbeddedFiles", "FileAttachment", "GoToE"]);
/** The most that the object streams of a file are unpacked to. */
const MOST_UNPACKED = 32 * 1024 * 1024;
/** Different objects that a file may open with, and times that one may be written: one each, but for files that were changed. */
const MOST_OPENED = 4;
const MOST_WRITTEN = 20;
const MOST_OPENINGS = MOST_OPENED * MOST_WRITTEN;

/** Names that are looked for, and those that may be one of them in another spelling. */
const CANDIDATE =
  /\/((?:JavaScript|Launch|EmbeddedFiles?|FileAttachment|GoToE|OpenAction|[^\s\0()<>[\]{}/%#]{0,14}#[^\s\0()<>[\]{}/%]*)(?![^\s\0()<>[\]{}/%]))/g;
/** No object has the number 0. */
const REFERENCE = /^0*([1-9]\d*)[\s\0]+\d+[\s\0]+R/;
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
    if (unpacked === null || unpacked.length > left) return true;
    left -= unpacked.length;
    parts.push({ text: latin1(unpacked), first });
  }
  const openings = openingsOf(parts);
  return openings === null || [...openings].some((value) => !isHarmless(value, parts));
}

/** The actions that a file opens with; null for one that is active whatever they do. */
function openingsOf(parts: readonly Part[]): Set<string> | null {
  const openings = new Set<string>();
  let times = 0;
  for (const { text } of parts) {
    for (const { 0: whole, 1: name = "", index } of text.matchAll(CANDIDATE)) {
      const plain = unescaped(name);
      if (ACTIVE.has(plain)) return null;
      if (plain !== "OpenAction") continue;
      times += 1;
      if (times > MOST_OPENINGS) return null;
      openings.add(openingAt(text, index + whole.length));
      if (openings.size > MOST_OPENED) return null;
    }
  }
  return openings;
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

/** A character for each byte. What is above ASCII is in no name that is looked for. */
function latin1(bytes: Uint8Array): string {
  return new TextDecoder("latin1").decode(bytes);
}
