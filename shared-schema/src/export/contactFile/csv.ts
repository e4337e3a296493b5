import Papa from "papaparse";
import { done, type Result, refused } from "../../base/result.ts";
import { unguarded } from "../csv.ts";
import { type ContactMapping, givesName, MOST_CONTACT_COLUMNS } from "./columns.ts";
import { MOST_FILE_PEOPLE, tooManyPeople } from "./limits.ts";
import { CONTACT_FIELDS, type FilePerson, readPerson, type WrittenPerson } from "./person.ts";
import { splitName } from "./text.ts";

/** A person of a file with its place there, counted from 1: the row of a table, or the card. */
export interface FileEntry {
  place: number;
  written: WrittenPerson;
  read: Result<FilePerson>;
}

/** The rows of a CSV file, whatever parts its columns. */
export function contactRows(text: string): Result<string[][]> {
  const { data, errors } = Papa.parse<string[]>(text, {
    skipEmptyLines: "greedy",
    preview: MOST_FILE_PEOPLE + 2,
    delimitersToGuess: [";", ",", "\t", "|"],
  });
  const open = errors.find(({ code }) => code === "MissingQuotes");
  if (open) return refused("contacts.open-quote", { row: (open.row ?? 0) + 1 });
  if (data.length > MOST_FILE_PEOPLE + 1) return tooManyPeople();
  if (data.length === 0) return refused("contacts.empty");
  return done(data.map((row) => row.slice(0, MOST_CONTACT_COLUMNS).map(unguarded)));
}

/** The people of a table by its mapping; empty rows are left out. */
export function peopleOfRows(rows: readonly (readonly string[])[], mapping: ContactMapping): Result<FileEntry[]> {
  if (!givesName(mapping)) return refused("contacts.no-name-column");
  const entries = rows.flatMap((row, index) => {
    if (mapping.has_heads && index === 0) return [];
    const written = writtenIn(row, mapping);
    if (Object.values(written).every((value) => value.trim() === "")) return [];
    return [{ place: index + 1, written, read: readPerson(written, mapping.date_order) }];
  });
  return entries.length > MOST_FILE_PEOPLE
    ? tooManyPeople()
    : entries.length > 0
      ? done(entries)
      : refused("contacts.empty");
}

function writtenIn(row: readonly string[], { columns }: ContactMapping): WrittenPerson {
  const at = (column: number | null) => (column === null ? "" : (row[column] ?? ""));
  const written = Object.fromEntries(CONTACT_FIELDS.map((field) => [field, at(columns[field])]));
  return columns.full_name === null ? written : { ...written, ...splitName(at(columns.full_name)) };
}
