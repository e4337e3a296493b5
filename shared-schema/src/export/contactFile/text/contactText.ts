import { done, type Result, refused } from "../../../base/result.ts";
import { bytesOfLatin1, decodeAs, decodeNamed, latin1, type TextEncoding } from "./encodings.ts";
import { guessSingleByte, guessUtf16 } from "./guessEncoding.ts";

/** The text of a file, and how it was read. */
interface ContactText {
  text: string;
  encoding: TextEncoding;
  /** Whether the bytes themselves say so; otherwise a person should look at the accents. */
  isSure: boolean;
}

/** The text of a file of contacts. Refused where it is no text. @param chosen an encoding in place of the one that is found */
export function contactText(bytes: Uint8Array, chosen: TextEncoding | null = null): Result<ContactText> {
  const read = chosen === null ? found(bytes) : asChosen(bytes, chosen);
  // A program or a picture has zeros.
  if (read === null || read.text.includes("\0")) return refused("contacts.no-text");
  return done({ ...read, text: read.text.replace(/^\ufeff/, "") });
}

function asChosen(bytes: Uint8Array, encoding: TextEncoding): ContactText | null {
  const text = decodeAs(bytes, encoding) ?? byLines(bytes, encoding);
  return { text, encoding, isSure: true };
}

function found(bytes: Uint8Array): ContactText | null {
  const [first, second] = bytes;
  const marked = first === 0xff && second === 0xfe ? "utf-16le" : first === 0xfe && second === 0xff ? "utf-16be" : null;
  if (marked) return sure(decodeAs(bytes, marked), marked);
  const wide = guessUtf16(bytes);
  if (wide) return sure(decodeAs(bytes, wide), wide);
  const unicode = decodeAs(bytes, "utf-8");
  if (unicode !== null) return sure(unicode, "utf-8");
  const isCards = /(?:^|\n|\r)BEGIN:VCARD/i.test(latin1(bytes.subarray(0, 1_000)));
  const whole = isCards ? decodeAs(withoutSplitLetters(bytes), "utf-8") : null;
  if (whole !== null) return sure(whole, "utf-8");
  // Of the lines that are neither UTF-8 nor say what they are: the others would only mislead.
  const unnamed = linesBeyondAscii(bytes).filter((line) => plainReading(line) === null);
  const encoding = unnamed.length === 0 ? "utf-8" : guessSingleByte(bytesOfLatin1(unnamed.join("\n")));
  return { text: byLines(bytes, encoding), encoding, isSure: unnamed.length === 0 };
}

function sure(text: string | null, encoding: TextEncoding): ContactText | null {
  return text === null ? null : { text, encoding, isSure: true };
}

/** The bytes of cards without the folds within a letter of UTF-8, which RFC 2426 does not forbid. */
function withoutSplitLetters(bytes: Uint8Array): Uint8Array {
  return bytesOfLatin1(latin1(bytes).replace(/([\xc2-\xf4][\x80-\xbf]{0,2})\r?\n[ \t](?=[\x80-\xbf])/g, "$1"));
}

const BEYOND_ASCII = /[^\r\n]*[\x80-\xff][^\r\n]*/g;

function linesBeyondAscii(bytes: Uint8Array): string[] {
  return latin1(bytes).match(BEYOND_ASCII) ?? [];
}

/** A line of bytes that names its encoding, or that is UTF-8; null where it is in another encoding. */
function plainReading(line: string): string | null {
  const raw = bytesOfLatin1(line);
  const named = /^[^:]{0,200};CHARSET=([\w-]{1,40})/i.exec(line)?.[1];
  return (named === undefined ? null : decodeNamed(raw, named)) ?? decodeAs(raw, "utf-8");
}

/** The text line by line: cards of several programs in one file are in several encodings. */
function byLines(bytes: Uint8Array, encoding: TextEncoding): string {
  return latin1(bytes).replace(BEYOND_ASCII, (line) => {
    const raw = bytesOfLatin1(line);
    return plainReading(line) ?? decodeAs(raw, encoding) ?? decodeAs(raw, "windows-1252") ?? line;
  });
}

/** Whether a text is a file of vCards. */
export function isVcard(text: string): boolean {
  return /^\s*BEGIN:VCARD/im.test(text.slice(0, 1_000));
}

/** Characters that Windows-1252 has for the second byte of a letter in UTF-8. */
const SECOND = "\u0080-\u00bf‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ€";

const GARBLED = new RegExp(
  [
    "[\u0080-\u009f\ufffd]|â€",
    `[ÃÂÐÑ][${SECOND}]`,
    // Central European and Turkish letters, one in a word. «Å», «Å’s» and «Ä–Å» are honest.
    `[ÄÅ](?:(?![«»‘’“”•–—…\u00a0])[${SECOND}]|(?!’)[${SECOND}](?=\\p{Ll}))`,
    // Greek, Arabic and Hebrew words, of which each letter is a pair.
    `(?:[ÎÏØÙ×][${SECOND}]){2}`,
  ].join("|"),
  "u",
);

/**
 * Whether a text was read in the wrong encoding once: «Ã©» for «é», a control character, or the sign for what cannot be read. Someone who
 * wrote the file has the fault in it already, so it is shown and not mended.
 */
export function looksGarbled(text: string): boolean {
  return GARBLED.test(text);
}
