import { parseKept } from "../database/parseJson.ts";

/** One line of a journal: the value that a key has from then on; without a value, the key is gone. */
export interface JournalEntry {
  key: string;
  /** Later entries have greater ones, those of other tabs on this device included: milliseconds, made to grow. */
  at: number;
  value?: unknown;
}

/** The entry as a line of its file. */
export function lineOf(entry: JournalEntry): string {
  return `${JSON.stringify(entry)}\n`;
}

/** Reads the files of a journal: the last value of each key. A line that a crash has cut off was never confirmed. */
export function valuesIn(files: readonly string[]): Map<string, unknown> {
  const last = new Map<string, JournalEntry>();
  for (const line of files.flatMap((file) => file.split("\n"))) {
    const entry = entryIn(line);
    if (entry && entry.at >= (last.get(entry.key)?.at ?? 0)) last.set(entry.key, entry);
  }
  return new Map([...last.values()].flatMap(({ key, value }) => (value === undefined ? [] : [[key, value] as const])));
}

function entryIn(line: string): JournalEntry | null {
  const { key, at, value } = parseKept(line) ?? {};
  return typeof key === "string" && typeof at === "number" ? { key, at, value } : null;
}
