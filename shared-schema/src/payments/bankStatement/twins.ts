import type { StatementLine } from "./line.ts";
import { plain } from "./words.ts";

/** Digits at the end of an account's number that tell it from others: an IBAN ends with the number that the bank uses at home. */
const LEAST_ACCOUNT = 6;

/** So many lines of one day and amount that nothing would tell their twins: they are not compared. */
const MOST_ALIKE = 100;

/** A line that is kept already. */
interface KeptLine {
  id: string;
  line: StatementLine;
}

/**
 * The new lines that seem to be kept already, with the line that each seems to be: the same entry of a statement in another format, or
 * read by other columns. A kept line stands for one new line. A person decides; nothing is left out because of this.
 * @param lines whose keys are not known
 * @param kept of earlier imports, without those that this file holds as well
 */
export function twinsOf(lines: readonly StatementLine[], kept: readonly KeptLine[]): Map<StatementLine, string> {
  const free = new Map<string, KeptLine[]>();
  for (const each of kept) {
    const group = free.get(groupOf(each.line));
    if (group) group.push(each);
    else free.set(groupOf(each.line), [each]);
  }
  const twins = new Map<StatementLine, string>();
  for (const line of lines) {
    const group = free.get(groupOf(line)) ?? [];
    if (group.length > MOST_ALIKE) continue;
    const at = group.findIndex((each) => isLikely(line, each.line));
    const found = group[at];
    if (!found) continue;
    group.splice(at, 1);
    twins.set(line, found.id);
  }
  return twins;
}

const groupOf = ({ booked, currency, amount }: StatementLine) => `${booked} ${currency} ${amount}`;

/** Nothing tells two lines of one day and amount apart. */
function isLikely(a: StatementLine, b: StatementLine): boolean {
  if (!isSameAccount(a.account, b.account)) return false;
  if (isReferred(a, b)) return a.bank_reference === b.bank_reference;
  const [words, others] = [wordsOf(a), wordsOf(b)];
  return words.size === 0 || others.size === 0 || [...words].some((word) => others.has(word));
}

/** A bank refers to an entry in one way in each of its formats. The column of a CSV file may not have been named. */
function isReferred(a: StatementLine, b: StatementLine): boolean {
  if (a.format !== b.format) return false;
  const given = [a, b].filter(({ bank_reference }) => bank_reference !== null).length;
  return given === 2 || (given === 1 && a.format === "CAMT");
}

function isSameAccount(a: string, b: string): boolean {
  if (a === b) return true;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return short.length >= LEAST_ACCOUNT && long.includes(short);
}

function wordsOf({ payer, text }: StatementLine): Set<string> {
  return new Set(
    plain(`${payer ?? ""} ${text}`)
      .split(" ")
      .filter((word) => word.length > 2),
  );
}
