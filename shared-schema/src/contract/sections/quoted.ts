import { codePoint } from "../../base/text/codePoint.ts";
import { printableText } from "../../terms/format.ts";

/** Of a longer text the beginning is quoted: the agreement keeps the whole. */
export const MOST_QUOTED = 1_000;

/** Letters, signs and punctuation of European languages, which all fonts of the contract have. */
const PRINTABLE =
  /[\n -~\u00a0-\u017f\u0386\u0388-\u038a\u038c\u038e-\u03a1\u03a3-\u03ce\u0400-\u045f\u2013\u2014\u2018-\u201e\u2020-\u2022\u2026\u2030\u2039\u203a\u20ac]/;

/**
 * A text that someone else wrote, as the contract quotes it: whatever it says, the contract can be printed. A character that the
 * fonts may lack is written by its number, `[U+1F642]`.
 */
export function quoted(text: string): string {
  const characters = Array.from(printableText(text).trim());
  const shown = characters
    .slice(0, MOST_QUOTED)
    .map((character) => (PRINTABLE.test(character) ? character : `[${codePoint(character)}]`));
  return `${shown.join("")}${characters.length > MOST_QUOTED ? " […]" : ""}`;
}
