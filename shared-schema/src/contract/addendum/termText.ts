import { amount, BLANK, both, number, percent, utc } from "../../terms/format.ts";
import type { ContractTerms, TermValue } from "../../terms/terms.ts";
import { type TermNotation, writeTerm } from "../../terms/writeTerm.ts";

/** The contract's own notation: both languages, and figures that read the same in either. */
const notation = (currency: string): TermNotation => ({
  blank: BLANK,
  words: both,
  field: (label, value) => `${both(label)}: ${value}`,
  number,
  coordinate: (degrees) => number(degrees, 4),
  money: (value, decimals) =>
    `${decimals === undefined ? amount(value, currency) : number(value, decimals)}\u00a0${currency}`,
  share: (value) => percent(value, 2),
  instant: utc,
  day: (value) => value,
});

/**
 * A term's value as the contract prints it.
 * @param path as the comparison gives it
 * @param of the terms that it is one of: their currency says how amounts are written
 */
export function termText(path: string, value: TermValue, of: ContractTerms): string {
  return writeTerm(notation(String(of["currency"])), path, value);
}
