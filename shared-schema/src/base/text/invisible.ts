import { codePoint } from "./codePoint.ts";

/** Scripts whose letters join, or whose signs combine: a joiner or a non-joiner between them changes what is read. */
const JOINING = [
  ...["Arabic", "Syriac", "Nko", "Mandaic", "Mongolian", "Devanagari", "Bengali", "Gurmukhi", "Gujarati", "Oriya"],
  ...["Tamil", "Telugu", "Kannada", "Malayalam", "Sinhala", "Khmer", "Myanmar", "Tibetan", "Balinese", "Javanese"],
].map((script) => `\\p{Script=${script}}`);
const JOINS = `(?<=(?=[${JOINING.join("")}])[\\p{L}\\p{M}]\\p{M}*)`;

/** Where a character that is not drawn changes what is: in Persian and Indic words, emoji, Han names and Mongolian. */
const MEANT = [
  `${JOINS}\\u200c(?=[\\p{L}\\p{M}])`,
  `${JOINS}\\u200d(?![\\u200c\\u200d])`,
  "(?<=\\p{Extended_Pictographic}\\p{Emoji_Modifier}?\\ufe0f?)\\u200d(?=\\p{Extended_Pictographic})",
  "(?<=\\p{Extended_Pictographic})[\\ufe0e\\ufe0f]",
  "(?<=[0-9#*])\\ufe0f(?=\\u20e3)",
  "(?<=\\p{Script=Han})[\\ufe00-\\ufe0f\\u{e0100}-\\u{e01ef}]",
  "(?<=[\\u1820-\\u18aa])[\\u180b-\\u180f]",
].join("|");

/** White space is seen as space, whichever it is; line breaks are the matter of those who print on one line. */
const NOT_DRAWN = "(?![\\t\\n\\v\\f\\r\\u0085])\\p{Cc}|\\p{Default_Ignorable_Code_Point}|[\\ufff9-\\ufffb\\u2800]";

const FOUND = new RegExp(`(?<meant>${MEANT})|(?:${NOT_DRAWN})`, "gu");

/** A character that a text holds and no one sees. */
interface Invisible {
  /** «U+200B». */
  character: string;
  /** The text with a mark in the place of each. */
  shown: string;
}

/** In the place of what is not drawn. */
const MARK = "▯";
const MOST_SHOWN = 80;

/**
 * Finds characters in a name that are not drawn and change nothing that is: zero-width spaces, soft hyphens, marks of direction,
 * control characters. Two names that differ in them look the same. Joiners in the scripts that need them are no such characters.
 * @returns the first of them; null where there is none
 */
export function invisibleIn(text: string): Invisible | null {
  const found: string[] = [];
  const shown = replaced(text, (character) => {
    found.push(character);
    return MARK;
  });
  const [first] = found;
  if (first === undefined) return null;
  const start = Math.max(0, shown.indexOf(MARK) - MOST_SHOWN / 2);
  return { character: codePoint(first), shown: [...shown.slice(start)].slice(0, MOST_SHOWN).join("") };
}

/** The same text without them, for what comes out of a file: no one could type it again. */
export function withoutInvisible(text: string): string {
  const clean = replaced(text, () => "");
  // A joiner means nothing any more once what it joined is gone.
  return clean === text ? text : withoutInvisible(clean);
}

function replaced(text: string, by: (character: string) => string): string {
  return text.replace(FOUND, (character, meant: string | undefined) => meant ?? by(character));
}
