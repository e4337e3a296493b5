import type { BankBalance } from "./balance.ts";
import type { StatementLine } from "./line.ts";

/** Lines with the signs of the reversals among them turned. */
export function turned(lines: readonly StatementLine[]): StatementLine[] {
  return lines.map((line) => (line.reversal ? { ...line, amount: 0 - line.amount } : line));
}

/**
 * Whether the balances prove that a bank marks reversals the other way: as ISO 20022 reads them the lines do not add up, and turned they
 * do. German savings banks export «money back» as a reversed debit.
 */
export function isTurnable(
  lines: readonly StatementLine[],
  balance: (of: readonly StatementLine[]) => BankBalance | null,
): boolean {
  if (!lines.some(({ reversal }) => reversal)) return false;
  const asRead = balance(lines);
  return asRead !== null && asRead.difference !== 0 && balance(turned(lines))?.difference === 0;
}
