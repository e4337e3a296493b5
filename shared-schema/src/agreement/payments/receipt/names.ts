/** A dictionary of a PDF that is looked at is no longer. */
export const MOST_DICTIONARY = 4_096;

const NAME = /\/([^\s\0()<>[\]{}/%]+)/g;

/** The names in a part of a PDF, as they are meant. */
export function namesIn(text: string): Set<string> {
  return new Set([...text.matchAll(NAME)].map(([, name = ""]) => unescaped(name)));
}

/** A name as it is meant: «#» with two digits is a character. */
export function unescaped(name: string): string {
  return name.replace(/#([0-9A-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
