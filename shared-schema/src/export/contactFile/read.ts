import { done, type Result } from "../../base/result.ts";
import { type Delimiter, NOTHING_CHOSEN, type ReadingChoice } from "./choice.ts";
import { type ContactMapping, guessContactColumns } from "./csv/columns.ts";
import { contactRows } from "./csv/rows.ts";
import type { FileEntry } from "./entry.ts";
import { contactText, isVcard } from "./text/contactText.ts";
import type { TextEncoding } from "./text/encodings.ts";
import { peopleOfVcards } from "./vcard/read.ts";

/** The encoding of a file, and whether its bytes say so. */
interface Reading {
  encoding: TextEncoding;
  isSure: boolean;
}

/** The content of a file: cards that are read, or a table whose columns a person confirms. */
export type OpenedContacts = Reading &
  (
    | { kind: "vcard"; entries: FileEntry[]; groups: string[] }
    | { kind: "csv"; rows: string[][]; delimiter: Delimiter; guess: ContactMapping }
  );

/** Opens a file of contacts, CSV or vCard, by its content. */
export function openContacts(bytes: Uint8Array, choice: ReadingChoice = NOTHING_CHOSEN): Result<OpenedContacts> {
  const read = contactText(bytes, choice.encoding);
  if (!read.ok) return read;
  const { text, ...reading } = read.value;
  if (isVcard(text)) {
    const people = peopleOfVcards(text, choice.encoding);
    if (!people.ok) return people;
    const { guessed, ...cards } = people.value;
    const guess = guessed !== null && reading.isSure ? { encoding: guessed, isSure: false } : reading;
    return done({ ...guess, kind: "vcard", ...cards });
  }
  const table = contactRows(text, choice.delimiter);
  if (!table.ok) return table;
  const { rows, delimiter } = table.value;
  return done({ ...reading, kind: "csv", rows, delimiter, guess: guessContactColumns(rows) });
}
