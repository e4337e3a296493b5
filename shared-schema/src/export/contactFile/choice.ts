import type { TextEncoding } from "./text/encodings.ts";

/** The signs that may part the columns of a table. */
export const DELIMITERS = [",", ";", "\t", "|"] as const;
export type Delimiter = (typeof DELIMITERS)[number];

/** A person's choices about a file; null where it is found out. */
export interface ReadingChoice {
  encoding: TextEncoding | null;
  delimiter: Delimiter | null;
}

export const NOTHING_CHOSEN: ReadingChoice = { encoding: null, delimiter: null };
