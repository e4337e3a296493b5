import "../../base/zodWithoutEval.ts";
import { expose } from "comlink";
import { done, type Result, refused } from "shared-schema/base/result";
import type { ContactMapping } from "shared-schema/export/contactFile/columns";
import { peopleOfRows } from "shared-schema/export/contactFile/csv";
import { MOST_CONTACT_FILE_BYTES, MOST_CONTACT_FILE_MB } from "shared-schema/export/contactFile/limits";
import { type OpenedContacts, openContacts } from "shared-schema/export/contactFile/read";
import { type KnownPerson, type ReviewedEntry, reviewEntries } from "shared-schema/export/contactFile/review";

/** Rows of a table by which a person recognises its columns. */
const SHOWN_ROWS = 5;
/** Characters of a value that the page gets to show: a cell may hold the whole file. */
const SHOWN_LENGTH = 200;

/** A table as it is shown beside the choice of its columns. */
export interface ShownTable {
  rows: string[][];
  guess: ContactMapping;
}

/** The file that is being looked at. */
let opened: OpenedContacts | null = null;

const api = {
  /** Opens a file. @returns its table where it is CSV, null for cards */
  async open(file: Blob): Promise<Result<ShownTable | null>> {
    opened = null;
    // Asked before it is in memory.
    if (file.size > MOST_CONTACT_FILE_BYTES) return refused("contacts.too-large", { megabytes: MOST_CONTACT_FILE_MB });
    const bytes = await file.arrayBuffer().catch(() => null);
    if (bytes === null) return refused("contacts.unread");
    const contacts = openContacts(new Uint8Array(bytes));
    if (!contacts.ok) return contacts;
    opened = contacts.value;
    if (contacts.value.kind === "vcard") return done(null);
    const { rows, guess } = contacts.value;
    return done({ rows: rows.slice(0, SHOWN_ROWS).map((row) => row.map(shortened)), guess });
  },

  /** The people of the opened file. @param mapping of its table; null for cards @param known the people to compare them with */
  async review(mapping: ContactMapping | null, known: readonly KnownPerson[]): Promise<Result<ReviewedEntry[]>> {
    if (!opened) return refused("app.part-stopped");
    const entries = opened.kind === "vcard" ? done(opened.entries) : peopleOfRows(opened.rows, mapping ?? opened.guess);
    return entries.ok ? done(reviewEntries(entries.value, known).map(shown)) : entries;
  },
};

function shown(entry: ReviewedEntry): ReviewedEntry {
  const written = Object.entries(entry.written).map(([field, text]) => [field, shortened(text)]);
  return { ...entry, written: Object.fromEntries(written) };
}

function shortened(text: string): string {
  return text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH)}…` : text;
}

export type ContactWorker = typeof api;

expose(api);
