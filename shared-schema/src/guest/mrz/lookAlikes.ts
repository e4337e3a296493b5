import { checkDigit } from "./checkDigit.ts";
import { type Layout, textOf, withText } from "./layouts.ts";

const LETTER_FOR: Readonly<Record<string, string>> = { 0: "O", 1: "I", 2: "Z", 5: "S", 6: "G", 8: "B" };
const DIGIT_FOR: Readonly<Record<string, string>> = { O: "0", I: "1", Z: "2", S: "5", G: "6", B: "8" };
/** Letters that are no twin of a digit and are read for one all the same, where only a digit can stand. */
const MORE_DIGITS: Readonly<Record<string, string>> = { ...DIGIT_FOR, D: "0", Q: "0", L: "1", K: "<" };

/** Puts right what can stand at no such place: a digit in a name, a letter in a date, OCR's K for a filler. */
export function atItsPlace(lines: readonly string[], { masks }: Layout): string[] {
  return lines.map((line, index) =>
    Array.from(line, (sign, at) => {
      const kind = masks[index]?.[at];
      if (kind === "A") return LETTER_FOR[sign] ?? sign;
      if (kind === "N" || kind === "D") return MORE_DIGITS[sign] ?? sign;
      if (kind === "S") return sign === "K" || sign === "X" ? "<" : sign;
      return sign;
    }).join(""),
  );
}

/**
 * The lines with signs of the number and of the optional data taken for their twins, wherever these fields' own check digits then hold.
 * A check digit leaves one wrong field in ten unseen, so the caller takes a mended one only where a single one is left.
 */
export function withTwins(lines: readonly string[], layout: Layout): string[][] {
  const { number, optional } = layout;
  const digitAt = (line: number, at: number) => lines[line]?.[at] ?? "";
  const holds = (text: string, line: number, at: number | null) =>
    at === null || checkDigit(text) === digitAt(line, at) || (digitAt(line, at) === "<" && /^<*$/.test(text));
  const typed = textOf(lines, number);
  const isNumber = (text: string) => holds(text, number.line, number.digit);
  const numbers = isNumber(typed) ? [typed] : numberTwins(typed).filter(isNumber);
  // A long number goes on in the optional data, with a filler in place of its check digit.
  const isLong = digitAt(number.line, number.digit) === "<";
  const numbered = (isLong ? [typed] : numbers).map((text) => withText(lines, number, text));
  return optional.reduce(
    (all, span) =>
      all.flatMap((each) =>
        choices(textOf(each, span), (text) => holds(text, span.line, span.digit), span.digit === null).map((text) =>
          withText(each, span, text),
        ),
      ),
    numbered,
  );
}

/** @param all also where the text itself holds, as nothing else says whether it is right */
function choices(text: string, holds: (text: string) => boolean, all = false): string[] {
  const filled = text.replace(/K[K<]*$/, (run) => "<".repeat(run.length));
  if (holds(text) && !all) return [text];
  const found = [...(all ? [text] : []), filled, ...twinsOf(text), ...twinsOf(filled)];
  return [...new Set(found)].filter(holds);
}

/**
 * Numbers are digits behind a letter or two, so a letter further on may be a digit. Nothing else is tried: one wrong number in ten holds,
 * and a mistyped one would find its match.
 */
function numberTwins(number: string): string[] {
  const [front, rest] = [number.slice(0, 2), number.slice(2)];
  return twinsOf(rest, DIGIT_FOR).map((each) => front + each);
}

/** The texts in which one sign, or each sign of a kind, is taken for its twin. */
function twinsOf(text: string, twins: Readonly<Record<string, string>> = { ...LETTER_FOR, ...DIGIT_FOR }): string[] {
  const single = Array.from(text, (sign, at) => {
    const twin = twins[sign];
    return twin === undefined ? [] : [text.slice(0, at) + twin + text.slice(at + 1)];
  }).flat();
  const kinds = Object.entries(DIGIT_FOR).map(([letter, digit]) => text.replaceAll(letter, digit));
  return [...single, ...kinds, Array.from(text, (sign) => DIGIT_FOR[sign] ?? sign).join("")];
}
