import { z } from "zod";
import { currencyCode } from "../../../base/basics.ts";
import { DATE_ORDERS, orderOfDays } from "../../../base/text/writtenDay.ts";

/** Columns of a CSV file that are looked at. */
export const MOST_COLUMNS = 60;

const column = z
  .int()
  .min(0)
  .max(MOST_COLUMNS - 1);

/** Which columns of a CSV file hold what, and how its dates and numbers are written. Columns count from 0. */
export const csvMapping = z
  .object({
    /** The account that the file is of: most files do not say. */
    account: z.string().trim().min(1).max(40),
    currency: currencyCode,
    date: column,
    date_order: z.enum(DATE_ORDERS),
    decimal: z.enum([".", ","]),
    /** A signed amount; or what arrived and what left, in columns of their own. */
    amount: column.nullable(),
    credit: column.nullable(),
    debit: column.nullable(),
    payer: column.nullable(),
    texts: z.array(column).max(10),
    reference: column.nullable(),
    /** The balance of the account after each row. */
    balance: column.nullable().default(null),
  })
  .strict();
export type CsvMapping = z.infer<typeof csvMapping>;
export type CsvColumns = Omit<CsvMapping, "account" | "currency">;

const HEADS: readonly [keyof CsvColumns, RegExp][] = [
  ["date", /\b(book|buchung|operation|op[ée]ration|comptab|transaction|date|datum|tag)/i],
  ["credit", /^(cr[ée]dit|credit|haben|paid in|money in|entr[ée]e)/i],
  ["debit", /^(d[ée]bit|soll|paid out|money out|sortie)/i],
  ["amount", /(amount|montant|betrag|umsatz|valeur en)/i],
  ["balance", /(balance|solde|saldo|kontostand)/i],
  ["reference", /(r[ée]f[ée]rence de l|bank ref|transaction id|account servicer|r[ée]f[ée]rence op|referenz)/i],
  ["payer", /(payer|payee|counterparty|name|nom|b[ée]n[ée]ficiaire|auftraggeber|tiers|partner)/i],
];
const TEXTS =
  /(description|libell[ée]|details?|d[ée]tail|purpose|verwendungszweck|communication|motif|remittance|message|reference|r[ée]f[ée]rence)/i;

/** Guesses the columns from the head of a file and how its values are written. A person looks at them before anything is imported. */
export function guessColumns(rows: readonly (readonly string[])[]): CsvColumns {
  const head = rows.find((row) => row.filter((cell) => cell.trim() !== "").length > 2) ?? [];
  const taken = new Map<string, number>();
  for (const [key, words] of HEADS) {
    const found = head.findIndex((cell, at) => words.test(cell.trim()) && ![...taken.values()].includes(at));
    if (found >= 0) taken.set(key, found);
  }
  const at = (key: keyof CsvColumns) => taken.get(key) ?? null;
  const used = [...taken.values()];
  const texts = head.flatMap((cell, index) => (TEXTS.test(cell) && !used.includes(index) ? [index] : []));
  const date = at("date") ?? 0;
  const numbers = [at("amount"), at("credit"), at("debit")].filter((each) => each !== null);
  return {
    date,
    date_order: orderOfDays(rows.map((row) => row[date] ?? "")),
    decimal: decimalOf(rows.flatMap((row) => numbers.map((index) => row[index] ?? ""))),
    amount: at("credit") !== null && at("debit") !== null ? null : at("amount"),
    credit: at("credit"),
    debit: at("debit"),
    payer: at("payer"),
    texts: texts.slice(0, 10),
    reference: at("reference"),
    balance: at("balance"),
  };
}

function decimalOf(numbers: readonly string[]): "." | "," {
  const commas = numbers.filter((text) => /,\d{1,2}\D*$/.test(text)).length;
  return commas > numbers.filter((text) => /\.\d{1,2}\D*$/.test(text)).length ? "," : ".";
}
