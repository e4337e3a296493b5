import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { z } from "zod";
import { currencyCode, money, voyageDate } from "../../base/basics.ts";
import type { BankBalance } from "./balance.ts";

/** The largest file, and the most entries, of one import. */
export const MOST_STATEMENT_MB = 5;
export const MOST_STATEMENT_BYTES = MOST_STATEMENT_MB * 1024 * 1024;
export const MOST_LINES = 5_000;

export const MOST_NAME = 140;
export const MOST_TEXT = 1_000;
export const MOST_ACCOUNT = 40;

const STATEMENT_FORMATS = ["CAMT", "CSV", "MT940"] as const;

/** One booked movement of an account, as a bank reports it. */
export const statementLine = z.object({
  /** The kind of file that it was read from. */
  format: z.enum(STATEMENT_FORMATS),
  /** The IBAN of the account, else its number; capitals without spaces. */
  account: z.string().min(1).max(MOST_ACCOUNT),
  currency: currencyCode,
  /** In the account's currency, as it was booked: positive arrived, negative left. */
  amount: money,
  booked: voyageDate,
  /** The day from which it bears interest; null where the bank does not give it, or the line was imported before it was read. */
  value_date: voyageDate.nullable().default(null),
  /** It takes an earlier movement back. */
  reversal: z.boolean(),
  /** What the bank took off before it booked the amount, in the same currency; null where it says nothing. */
  charges: money.min(0).nullable(),
  /** The bank's own reference of the movement; null where it gives none. */
  bank_reference: z.string().max(MOST_NAME).nullable(),
  /** The other side: the payer of what arrived, the recipient of what left. */
  payer: z.string().max(MOST_NAME).nullable(),
  /** What the payer wrote: remittance information and end-to-end reference. */
  text: z.string().max(MOST_TEXT),
});
export type StatementLine = z.infer<typeof statementLine>;

/** A file as it was read. */
export interface BankStatement {
  lines: StatementLine[];
  /** Of each account whose opening and closing balance the file gives. */
  balances: BankBalance[];
  /** Entries that are not booked yet, or for information only. */
  pending: number;
  /** Entries of which the file does not say whether they are booked. */
  unstated: number;
  /** Reversals whose signs the balances prove to be the other way round than ISO 20022 reads them. */
  turnable: number;
  /** Rows of a CSV file without a date: titles, balances, empty ones. */
  skipped: number;
}

/**
 * The key of each line, by which it is known again in another file: account, bank's reference, date, amount and currency, and the
 * running number among lines that agree in all of these. Where a bank gives no reference, payer and text stand in for it.
 */
export function lineKeys(lines: readonly StatementLine[]): string[] {
  const seen = new Map<string, number>();
  return lines.map(({ account, bank_reference, booked, amount, currency, payer, text }) => {
    const reference = bank_reference === null ? [payer, text] : [bank_reference];
    const parts = JSON.stringify([account, reference, booked, amount, currency]);
    const number = (seen.get(parts) ?? 0) + 1;
    seen.set(parts, number);
    return bytesToHex(sha256(utf8ToBytes(`${number} ${parts}`)));
  });
}

/** A text on one line, cut to a length. */
export function shortened(text: string, most: number): string {
  return [...text.replace(/[\p{Cc}\s]+/gu, " ").trim()].slice(0, most).join("");
}
