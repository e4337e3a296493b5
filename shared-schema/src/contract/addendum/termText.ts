import { BLANK, both, number, percent, utc } from "../../terms/format.ts";
import type { TermValue } from "../../terms/terms.ts";
import { type TermNotation, writeTerm } from "../../terms/writeTerm.ts";

/** The contract's own notation: both languages, and figures that read the same in either. */
const CONTRACT: TermNotation = {
  blank: BLANK,
  words: both,
  field: (label, value) => `${both(label)}: ${value}`,
  number,
  coordinate: (degrees) => number(degrees, 4),
  money: (value) => number(value, 2),
  share: (value) => percent(value, 2),
  instant: utc,
  day: (value) => value,
};

/**
 * A term's value as the contract prints it.
 * @param path as the comparison gives it
 */
export function termText(path: string, value: TermValue): string {
  return writeTerm(CONTRACT, path, value);
}
