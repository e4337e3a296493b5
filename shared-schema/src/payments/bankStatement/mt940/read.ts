import { done, type Refused, type Result, refused } from "../../../base/result.ts";
import { type BankBalance, balanceOf } from "../balance.ts";
import {
  type BankStatement,
  MOST_ACCOUNT,
  MOST_LINES,
  MOST_NAME,
  MOST_TEXT,
  type StatementLine,
  shortened,
} from "../line.ts";
import { addLines } from "../reversals.ts";
import { amountOf, type MarkedLine, readLine } from "./entry.ts";
import { fieldsOf, type Mt940Field } from "./lexer.ts";
import { readOwnerText } from "./owner.ts";

/** A balance, `1!a6!n3!a15d`: mark, date, currency, amount. */
const BALANCE = /^([CD])\d{6}([A-Z]{3})(\d{1,12},\d{0,3})$/;

/**
 * Reads a file of MT940 statements, by the field definitions of SWIFT's Standards MT, category 9. Either every booked line is read, or
 * none.
 * @param turn whether reversals are read the other way where the balances prove it
 */
export function readMt940(text: string, turn: boolean): Result<BankStatement> {
  const all: BankStatement = { lines: [], balances: [], pending: 0, unstated: 0, turnable: 0, skipped: 0 };
  for (const fields of fieldsOf(text)) {
    const fault = addMessage(all, fields, turn);
    if (fault) return fault;
  }
  return all.lines.length === 0 ? refused("statement.empty") : done(all);
}

/** Adds the lines of one message; returns the reason why they cannot be read. */
function addMessage(all: BankStatement, fields: readonly Mt940Field[], turn: boolean): Refused | null {
  const opening = balanceIn(fields, /^60[FM]$/);
  const closing = balanceIn(fields, /^62[FM]$/);
  const currency = opening?.currency ?? closing?.currency;
  if (currency === undefined) return refused("statement.mt940", { tag: "60F" });
  const account = accountIn(fields, currency);
  if (account === null) return refused("statement.account");
  const lines: StatementLine[] = [];
  for (const [at, { tag, lines: written }] of fields.entries()) {
    if (tag !== "61") continue;
    const marked = readLine(written[0]?.trimEnd() ?? "", currency);
    if (!marked) return refused("statement.entry", { number: all.lines.length + lines.length + 1, field: ":61:" });
    if (marked.expected) all.pending += 1;
    else lines.push(lineOf(marked, { account, currency }, ownerTextAfter(fields, at)));
    if (all.lines.length + lines.length > MOST_LINES) return refused("statement.too-many", { most: MOST_LINES });
  }
  const ends = opening && closing?.currency === currency && { opening: opening.amount, closing: closing.amount };
  const balance = (of: readonly StatementLine[]): BankBalance | null =>
    ends ? balanceOf({ account, currency, ...ends, amounts: of.map(({ amount }) => amount) }) : null;
  addLines(all, lines, balance, turn);
  return null;
}

function lineOf(
  { value, booked, amount, reversal, own_reference, bank_reference }: MarkedLine,
  of: Pick<StatementLine, "account" | "currency">,
  { payer, text }: ReturnType<typeof readOwnerText>,
): StatementLine {
  return {
    format: "MT940",
    ...{ ...of, amount, booked, value_date: value, reversal, charges: null },
    bank_reference: bank_reference && shortened(bank_reference, MOST_NAME),
    payer: payer && shortened(payer, MOST_NAME),
    text: shortened(text || own_reference || "", MOST_TEXT),
  };
}

function ownerTextAfter(fields: readonly Mt940Field[], at: number): ReturnType<typeof readOwnerText> {
  const next = fields[at + 1];
  return readOwnerText(next?.tag === "86" ? next.lines : []);
}

/** The account of a message, without the currency that some banks put behind it. */
function accountIn(fields: readonly Mt940Field[], currency: string): string | null {
  const written = fields.find(({ tag }) => tag === "25" || tag === "25P")?.lines[0];
  const plain = written?.replace(/\s/g, "").toUpperCase() ?? "";
  const account = plain.endsWith(currency) ? plain.slice(0, -currency.length) : plain;
  return account.slice(0, MOST_ACCOUNT) || null;
}

/** The first balance with a tag, signed. */
function balanceIn(fields: readonly Mt940Field[], tag: RegExp): { amount: number; currency: string } | null {
  const found = fields.find((field) => tag.test(field.tag));
  const [, mark, currency = "", written = ""] = BALANCE.exec(found?.lines[0]?.trim() ?? "") ?? [];
  const amount = amountOf(written, currency);
  return mark === undefined || amount === null ? null : { amount: mark === "D" ? 0 - amount : amount, currency };
}
