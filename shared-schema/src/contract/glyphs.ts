import { glyphMap } from "../base/font/glyphMap.ts";
import { TURNING } from "../base/text/oneLine.ts";

/** The characters that a font can print, by code point. */
export type CodeMap = ReadonlySet<number>;

/**
 * Code points that have a glyph of their own.
 * @throws when the bytes hold no Unicode code map
 */
export function codeMap(font: Uint8Array): CodeMap {
  return new Set(glyphMap(font).keys());
}

const foreignCharacters = new WeakMap<CodeMap, RegExp>();

/**
 * Matches each character that the font cannot print as a screen shows it. Line breaks and tabs are laid out, not drawn.
 * One pattern over a whole text is several times as fast as a question for each of its characters.
 */
export function foreignTo(font: CodeMap): RegExp {
  const known = foreignCharacters.get(font);
  if (known) return known;
  const pattern = new RegExp(`[^\\n\\r\\t${ranges(font)}]|${TURNING.source}`, "gu");
  foreignCharacters.set(font, pattern);
  return pattern;
}

/** The characters of a text, each once, that the font cannot print; empty when all is well. */
export function unprintable(text: string, font: CodeMap): string[] {
  return [...new Set(text.normalize("NFC").match(foreignTo(font)))];
}

/** The code points as ranges of a character class. */
function ranges(font: CodeMap): string {
  const points = [...font].sort((a, b) => a - b);
  const starts = points.filter((point) => !font.has(point - 1));
  const ends = points.filter((point) => !font.has(point + 1));
  return starts.map((start, i) => `\\u{${start.toString(16)}}-\\u{${(ends[i] ?? start).toString(16)}}`).join("");
}
