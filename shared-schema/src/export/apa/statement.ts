import { expensesOf } from "../../agreement/expenses/change.ts";
import type { Expense } from "../../agreement/expenses/schema.ts";
import type { AgreementBody } from "../../agreement/schema.ts";
import { type ApaBalance, apaBalance } from "../../payments/apa/account.ts";
import { formatAgreementId } from "../../pricing/format.ts";
import type { MissingReceipt } from "./missingReceipts.ts";

/** The receipt of an entry as it is printed: a JPEG picture, the pages of a PDF behind the statement, or why there is none. */
export type PrintedReceipt = { jpeg: Uint8Array } | { pages: number } | { missing: MissingReceipt };

/** What the statement of an APA account is made of. */
export interface ApaStatementInput {
  id: number;
  agreement: Pick<AgreementBody, "name" | "currency" | "expenses" | "payments">;
}

/** One line of the account, the number under which its receipt is printed before it. */
export interface ApaStatementLine {
  number: number;
  id: string;
  expense: Expense;
}

export interface ApaStatement extends ApaBalance {
  id: number;
  name: string;
  currency: string;
  lines: ApaStatementLine[];
}

/** The account line by line, in the order of the receipts’ dates; cancelled entries are among them. */
export function apaStatement({ id, agreement }: ApaStatementInput): ApaStatement {
  const keyOf = (key: string, { date, recorded_at }: Expense) => `${date} ${recorded_at} ${key}`;
  const entries = Object.entries(expensesOf(agreement)).sort(([a, one], [b, other]) =>
    keyOf(a, one) < keyOf(b, other) ? -1 : 1,
  );
  const lines = entries.map(([key, expense], at) => ({ number: at + 1, id: key, expense }));
  const { name, currency } = agreement;
  return { id, name, currency, lines, ...apaBalance(agreement) };
}

/** «apa-00042.pdf» */
export function statementFileName(id: number, format: "csv" | "xlsx" | "pdf"): string {
  return `apa-${formatAgreementId(id).replaceAll(/\D/g, "")}.${format}`;
}
