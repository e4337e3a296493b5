import type { BankBalance } from "./balance.ts";
import type { BankStatement, StatementLine } from "./line.ts";

type BalanceOf = (of: readonly StatementLine[]) => BankBalance | null;

/**
 * Adds the lines of an account to a file's, with their balance where there is one.
 * @param turn whether reversals are read the other way where the balances prove it
 */
export function addLines(
  all: Pick<BankStatement, "lines" | "balances" | "turnable">,
  lines: readonly StatementLine[],
  balance: BalanceOf,
  turn: boolean,
): void {
  const proved = isTurnable(lines, balance);
  if (proved) all.turnable += lines.filter(({ reversal }) => reversal).length;
  const kept = proved && turn ? turned(lines) : lines;
  all.lines.push(...kept);
  const checked = balance(kept);
  if (checked) all.balances.push(checked);
}

/** Lines with the signs of the reversals among them turned. */
function turned(lines: readonly StatementLine[]): StatementLine[] {
  return lines.map((line) => (line.reversal ? { ...line, amount: 0 - line.amount } : line));
}

/**
 * Whether the balances prove that a bank marks reversals the other way: as ISO 20022 reads them the lines do not add up, and turned they
 * do. German savings banks export «money back» as a reversed debit.
 */
function isTurnable(lines: readonly StatementLine[], balance: BalanceOf): boolean {
  if (!lines.some(({ reversal }) => reversal)) return false;
  const asRead = balance(lines);
  return asRead !== null && asRead.difference !== 0 && balance(turned(lines))?.difference === 0;
}
