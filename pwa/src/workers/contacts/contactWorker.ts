import "../../base/zodWithoutEval.ts";
import { expose } from "comlink";
import { dayOf } from "shared-schema/base/basics";
import { done, type Result, refused } from "shared-schema/base/result";
import type { Delimiter, ReadingChoice } from "shared-schema/export/contactFile/choice";
import { type ContactMapping, guessContactColumns, MOST_HEAD_ROWS } from "shared-schema/export/contactFile/csv/columns";
import { peopleOfRows } from "shared-schema/export/contactFile/csv/people";
import { MOST_CONTACT_FILE_BYTES, MOST_CONTACT_FILE_MB } from "shared-schema/export/contactFile/limits";
import { type Mended, withMended } from "shared-schema/export/contactFile/mended";
import { type OpenedContacts, openContacts } from "shared-schema/export/contactFile/read";
import { type KnownPerson, type ReviewedEntry, reviewEntries } from "shared-schema/export/contactFile/review";
import type { TextEncoding } from "shared-schema/export/contactFile/text/encodings";

/** Rows of a table by which a person recognises its columns, counted from the one with the heads. */
const SHOWN_ROWS = 5;
/** Characters of a value that the page gets to show: a cell may hold the whole file. */
const SHOWN_LENGTH = 300;

/** A table as it is shown beside the choice of its columns. */
export interface ShownTable {
  rows: string[][];
  delimiter: Delimiter;
  guess: ContactMapping;
}

/** An opened file, and how it was read. */
export interface ShownFile {
  encoding: TextEncoding;
  /** Whether its bytes name the encoding; otherwise it is a guess. */
  isSure: boolean;
  /** Null for cards. */
  table: ShownTable | null;
  /** The names of groups, which are no people. */
  groups: string[];
}

/** The file that is being looked at. */
let bytes: Uint8Array | null = null;
let opened: OpenedContacts | null = null;

const api = {
  /** Opens a file. @returns its table where it is CSV */
  async open(file: Blob, choice: ReadingChoice): Promise<Result<ShownFile>> {
    [bytes, opened] = [null, null];
    // Asked before it is in memory.
    if (file.size > MOST_CONTACT_FILE_BYTES) return refused("contacts.too-large", { megabytes: MOST_CONTACT_FILE_MB });
    const read = await file.arrayBuffer().catch(() => null);
    if (read === null) return refused("contacts.unread");
    bytes = new Uint8Array(read);
    return readAgain(choice);
  },

  /** Reads the opened file in another way. */
  reread: (choice: ReadingChoice): Result<ShownFile> => readAgain(choice),

  /** The columns as a row names them, in place of the row that was found; null where none does. */
  headsAt(row: number | null): Result<ContactMapping> {
    if (opened?.kind !== "csv") return refused("app.part-stopped");
    return done(guessContactColumns(opened.rows, row));
  },

  /**
   * The people of the opened file.
   * @param mapping of its table; null for cards
   * @param mended what someone has written in place of the file's text, by the place of the entry
   * @param known the people to compare them with
   */
  review(mapping: ContactMapping | null, mended: Mended, known: readonly KnownPerson[]): Result<ReviewedEntry[]> {
    if (!opened) return refused("app.part-stopped");
    const entries = opened.kind === "vcard" ? done(opened.entries) : peopleOfRows(opened.rows, mapping ?? opened.guess);
    if (!entries.ok) return entries;
    const order = mapping?.date_order ?? "YMD";
    return done(reviewEntries(withMended(entries.value, mended, order), known, dayOf(Date.now())).map(shown));
  },
};

function readAgain(choice: ReadingChoice): Result<ShownFile> {
  if (!bytes) return refused("app.part-stopped");
  opened = null;
  const contacts = openContacts(bytes, choice);
  if (!contacts.ok) return contacts;
  opened = contacts.value;
  const { encoding, isSure } = opened;
  if (opened.kind === "vcard") {
    return done({ encoding, isSure, table: null, groups: opened.groups.slice(0, 50).map(shortened) });
  }
  const { rows, guess, delimiter } = opened;
  const count = Math.min(MOST_HEAD_ROWS, (guess.head_row ?? 0) + SHOWN_ROWS);
  const table = { rows: rows.slice(0, count).map((row) => row.map(shortened)), guess, delimiter };
  return done({ encoding, isSure, table, groups: [] });
}

function shown(entry: ReviewedEntry): ReviewedEntry {
  const written = Object.entries(entry.written).map(([field, text]) => [field, shortened(text)]);
  return { ...entry, written: Object.fromEntries(written) };
}

function shortened(text: string): string {
  return text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH)}…` : text;
}

export type ContactWorker = typeof api;

expose(api);
