import { MOST_DICTIONARY, namesIn, unescaped } from "./names.ts";

/** Far more than a file of ten megabytes has. */
const MOST_STREAMS = 20_000;
/** The characters of dictionaries that are looked at, all together. A file of ten megabytes has some hundred kilobytes of them. */
export const MOST_LOOKED_AT = 4 * 1024 * 1024;

const STREAM = /(?<!end)stream\r?\n/g;
/** A length, and whether it is that of another object. */
const LENGTH = /\/Length[\s\0]+(\d+)([\s\0]+\d+[\s\0]+R)?/g;

interface ObjectStream {
  start: number;
  end: number;
  isPacked: boolean;
  first: number;
}

/**
 * The object streams of a file, by what their dictionaries have to say (ISO 32000-1, 7.5.7). Null for a file that takes too long to look
 * at: of too many streams, of too much in their dictionaries, or of object streams within each other, whose bytes would be read again.
 */
export function objectStreams(file: string): ObjectStream[] | null {
  const found: ObjectStream[] = [];
  let streams = 0;
  let lookedAt = 0;
  let packed = 0;
  for (const { 0: word, index } of file.matchAll(STREAM)) {
    const before = file.slice(Math.max(0, index - MOST_DICTIONARY), index);
    const text = before.slice(before.lastIndexOf("obj") + 1);
    streams += 1;
    lookedAt += text.length;
    if (streams > MOST_STREAMS || lookedAt > MOST_LOOKED_AT) return null;
    const dictionary = unescaped(text);
    const names = namesIn(dictionary);
    if (!names.has("ObjStm") && !(names.has("N") && names.has("First"))) continue;
    const start = index + word.length;
    const end = endOf(file, start, dictionary);
    packed += end - start;
    if (packed > file.length) return null;
    const first = Number(/\/First[\s\0]+(\d+)/.exec(dictionary)?.[1] ?? Number.NaN);
    found.push({ start, end, isPacked: names.has("Filter"), first });
  }
  return found;
}

/** The end of a stream's data: by its length where that is right, else before the word that ends it. */
function endOf(file: string, start: number, dictionary: string): number {
  const own = [...dictionary.matchAll(LENGTH)].find(([, , reference]) => reference === undefined);
  const length = Number(own?.[1] ?? Number.NaN);
  if (/^[\s\0]*endstream/.test(file.slice(start + length, start + length + 32))) return start + length;
  const word = file.indexOf("endstream", start);
  const end = word === -1 ? file.length : word;
  return end - (/\r?\n$/.exec(file.slice(Math.max(start, end - 2), end))?.[0].length ?? 0);
}
