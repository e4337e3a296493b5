import { decodeAs, type TextEncoding } from "./encodings.ts";

/** Encodings of one byte a character, of which nothing in a file tells which it is but its words. */
const SINGLE_BYTE = ["windows-1252", "macintosh", "cp850", "windows-1251"] as const;

/** The first bytes decide: names with accents are everywhere. */
const MOST_LOOKED_AT = 200_000;

/** Letters by how often Western languages write them. */
const COMMON = new Map<string, number>([
  ...[..."éèàçêüöäñóíáôîßùò"].map((letter): [string, number] => [letter, 6]),
  ...[..."ÉÈÀÇÜÖÄÑÓÍÁëïûâúìœæåøãõ’"].map((letter): [string, number] => [letter, 3]),
]);

/** The encoding that a text without marks is in, by its words: a person looks at it before anything is imported. */
export function guessSingleByte(bytes: Uint8Array): TextEncoding {
  const sample = bytes.subarray(0, MOST_LOOKED_AT);
  let [best, most]: [TextEncoding, number] = ["windows-1252", Number.NEGATIVE_INFINITY];
  for (const encoding of SINGLE_BYTE) {
    const score = likelihood(decodeAs(sample, encoding) ?? "");
    if (score > most) [best, most] = [encoding, score];
  }
  return best;
}

/** How much a text looks like words: letters beside letters of their own script speak for it, signs within words against it. */
function likelihood(text: string): number {
  let score = 0;
  for (const { 0: sign, index } of text.matchAll(/[^\0-\x7f]/gu)) {
    const [before, after] = [text[index - 1] ?? " ", text[index + sign.length] ?? " "];
    score += signScore(sign, before, after);
  }
  return score;
}

function signScore(sign: string, before: string, after: string): number {
  if (/\p{Cc}/u.test(sign)) return -20;
  if (/\p{Script=Cyrillic}/u.test(sign)) return cyrillicScore(sign, before, after);
  const isWithin = /\p{L}/u.test(before) || /\p{L}/u.test(after);
  if (!/\p{L}/u.test(sign) && sign !== "’") return isWithin ? -8 : -1;
  // A capital after a small letter is no word of any language.
  if (/\p{Lu}/u.test(sign) && /\p{Ll}/u.test(before)) return -6;
  return COMMON.get(sign) ?? 0;
}

/** Cyrillic words are Cyrillic as a whole; a letter alone between Latin ones is another encoding's accent. */
function cyrillicScore(sign: string, before: string, after: string): number {
  if (/[a-z]/i.test(before) || /[a-z]/i.test(after)) return -8;
  const hasCompany = /\p{Script=Cyrillic}/u.test(before) || /\p{Script=Cyrillic}/u.test(after);
  if (!hasCompany) return -4;
  return /\p{Lu}/u.test(sign) && /\p{Ll}/u.test(before) ? -6 : 7;
}

/** UTF-16 without its mark: every second byte of Western text and of every line end is zero. */
export function guessUtf16(bytes: Uint8Array): TextEncoding | null {
  const sample = bytes.subarray(0, 4_096);
  let [even, odd] = [0, 0];
  for (const [at, byte] of sample.entries()) {
    if (byte !== 0) continue;
    if (at % 2 === 0) even += 1;
    else odd += 1;
  }
  const pairs = sample.length / 2;
  if (pairs < 4 || Math.max(even, odd) < pairs / 20 || Math.min(even, odd) > 0) return null;
  return odd > even ? "utf-16le" : "utf-16be";
}
