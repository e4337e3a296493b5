import { done, type Result } from "../../base/result.ts";
import { type ContactMapping, guessContactColumns } from "./columns.ts";
import { contactRows, type FileEntry } from "./csv.ts";
import { contactText, isVcard } from "./text.ts";
import { peopleOfVcards } from "./vcard/read.ts";

/** The content of a file: cards that are read, or a table whose columns a person confirms. */
export type OpenedContacts =
  | { kind: "vcard"; entries: FileEntry[] }
  | { kind: "csv"; rows: string[][]; guess: ContactMapping };

/** Opens a file of contacts, CSV or vCard, by its content. */
export function openContacts(bytes: Uint8Array): Result<OpenedContacts> {
  const text = contactText(bytes);
  if (!text.ok) return text;
  if (isVcard(text.value)) {
    const entries = peopleOfVcards(text.value);
    return entries.ok ? done({ kind: "vcard", entries: entries.value }) : entries;
  }
  const rows = contactRows(text.value);
  return rows.ok ? done({ kind: "csv", rows: rows.value, guess: guessContactColumns(rows.value) }) : rows;
}
