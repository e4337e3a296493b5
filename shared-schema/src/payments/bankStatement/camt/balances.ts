import { type BankBalance, balanceOf } from "../balance.ts";
import type { StatementLine } from "../line.ts";
import { moneyIn, signOf } from "./entry.ts";
import { nodesAt, textAt, type XmlNode } from "./xml.ts";

/** Booked balances alone: available and forward ones count what is not booked. A closing balance of the day before opens the day. */
const OPENING = ["OPBD", "PRCD"] as const;
const CLOSING = ["CLBD"] as const;

/** The balance of one account, checked against its lines; null where the statement does not give both of its ends in one currency. */
export function balanceIn(statement: XmlNode, account: string, lines: readonly StatementLine[]): BankBalance | null {
  const opening = bookedBalance(statement, OPENING);
  const closing = bookedBalance(statement, CLOSING);
  const currency = closing?.currency;
  if (!opening || !closing || currency === undefined || opening.currency !== currency) return null;
  if (lines.some((line) => line.currency !== currency)) return null;
  const amounts = lines.map(({ amount }) => amount);
  return balanceOf({ account, currency, opening: opening.amount, closing: closing.amount, amounts });
}

/** The first balance of these kinds, signed. */
function bookedBalance(statement: XmlNode, kinds: readonly string[]): { amount: number; currency: string } | null {
  const balances = nodesAt(statement, "Bal");
  for (const kind of kinds) {
    const found = balances.find((balance) => textAt(balance, "Tp", "CdOrPrtry", "Cd") === kind);
    const money = found && moneyIn(found, ["Amt"]);
    const sign = found && signOf(found);
    if (money && sign) return { amount: sign * money.amount, currency: money.currency };
  }
  return null;
}
