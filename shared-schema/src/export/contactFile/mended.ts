import type { DateOrder } from "../../base/text/writtenDay.ts";
import type { FileEntry } from "./entry.ts";
import type { WrittenPerson } from "./person/filePerson.ts";
import { readPerson } from "./person/person.ts";

/** The texts written in place of a file's own, by the place of the entry. */
export type Mended = Readonly<Record<number, WrittenPerson>>;

/** The entries as they are with what was mended; the others are as the file has them. */
export function withMended(entries: readonly FileEntry[], mended: Mended, order: DateOrder): FileEntry[] {
  return entries.map((entry) => {
    const change = mended[entry.place];
    if (!change) return entry;
    const written = { ...entry.written, ...change };
    return { ...entry, written, read: readPerson(written, entry.further, order) };
  });
}
