import { type Bytes, toLatin1 } from "../../base/bytes/bytes.ts";
import { PdfFault, readObject } from "./parse.ts";
import { type PdfDict, type PdfValue, refIn } from "./value.ts";
import { readSection, type XrefSection } from "./xref.ts";

/** A part that was appended to the file as a whole; the first one is the original. */
export interface Revision extends XrefSection {
  from: number;
}

/** A PDF with its revisions, oldest first. Each of them ends where the next one begins. */
export interface PdfFile {
  bytes: Bytes;
  revisions: readonly Revision[];
}

/** The objects of a file as they are after one of its revisions. */
export interface PdfState {
  trailer: PdfDict;
  /** One more than the highest number of an object. */
  size: number;
  /** Where the newest table begins. */
  startxref: number;
  /** The value of an object; undefined where there is none. @throws PdfFault */
  value(number: number): PdfValue | undefined;
}

const MOST_REVISIONS = 200;
const START = /startxref\s+(\d{1,10})\s+%%EOF\s*$/;
/** The end of a file lies within as many bytes. */
const TAIL = 64;

/** Reads the revisions of a file, which must end with the newest one. @throws PdfFault */
export function readPdf(bytes: Bytes): PdfFile {
  const start = START.exec(toLatin1(bytes.subarray(-TAIL)))?.[1];
  if (start === undefined) throw new PdfFault("the file has no end");
  const sections: XrefSection[] = [];
  for (let at: number | null = Number(start); at !== null; ) {
    if (sections.length === MOST_REVISIONS) throw new PdfFault("there are too many revisions");
    const section = readSection(bytes, at);
    sections.unshift(section);
    at = previousOf(section);
  }
  const revisions = sections.map((section, index) => ({ ...section, from: sections[index - 1]?.end ?? 0 }));
  for (const { from, at } of revisions) if (at < from) throw new PdfFault("revisions overlap");
  if (revisions.at(-1)?.end !== bytes.length) throw new PdfFault("bytes follow the last revision");
  return { bytes, revisions };
}

function previousOf({ at, trailer }: XrefSection): number | null {
  const previous = trailer.get("Prev");
  if (previous === undefined) return null;
  // Each table lies behind the one before: there is no circle.
  if (typeof previous !== "number" || previous >= at) throw new PdfFault("the order of tables is wrong");
  return previous;
}

/** The objects after a revision. Each is read when it is asked for. @throws PdfFault */
export function stateAfter({ bytes, revisions }: PdfFile, index: number): PdfState {
  const newest = revisions[index];
  if (!newest) throw new PdfFault("there is no such revision");
  const size = newest.trailer.get("Size");
  if (typeof size !== "number") throw new PdfFault("the trailer tells no size");
  const known = new Map<number, PdfValue | undefined>();
  const value = (number: number) => {
    if (known.has(number)) return known.get(number);
    const holder = revisions.slice(0, index + 1).findLast(({ offsets }) => offsets.has(number));
    const found = holder && objectAt(bytes, holder, number);
    known.set(number, found);
    return found;
  };
  return { trailer: newest.trailer, size, startxref: newest.at, value };
}

/** The objects that a revision defines, in the order of their numbers. @throws PdfFault */
export function objectsOf({ bytes, revisions }: PdfFile, index: number): { number: number; value: PdfValue }[] {
  const revision = revisions[index];
  if (!revision) throw new PdfFault("there is no such revision");
  const numbers = [...revision.offsets.keys()].sort((a, b) => a - b);
  return numbers.map((number) => ({ number, value: objectAt(bytes, revision, number) }));
}

/** What was read of each revision: a verdict asks for the same objects after each step of the file. */
const read = new WeakMap<Revision, Map<number, PdfValue>>();

function objectAt(bytes: Bytes, revision: Revision, number: number): PdfValue {
  const known = read.get(revision) ?? new Map<number, PdfValue>();
  read.set(revision, known);
  const found = known.get(number);
  if (found !== undefined) return found;
  const { offsets, from, at } = revision;
  const offset = offsets.get(number) ?? 0;
  const object = readObject(bytes, offset);
  if (object.number !== number || offset < from || object.end > at) {
    throw new PdfFault("a table points to another object");
  }
  known.set(number, object.value);
  return object.value;
}

/** The value itself, or the object that it refers to. */
export function resolved(state: PdfState, value: PdfValue | undefined): PdfValue | undefined {
  const number = refIn(value);
  return number === null ? value : state.value(number);
}
