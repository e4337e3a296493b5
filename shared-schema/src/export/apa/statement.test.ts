import { readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, it } from "vitest";
import { accountWith, expenseOf } from "../../agreement/expenses/expenses.test-support.ts";
import { CANCELLED, keyOf } from "../../agreement/payments/payments.test-support.ts";
import { judged } from "../../tagged/read.test-support.ts";
import { csv } from "../csv.ts";
import { apaStatement, statementFileName } from "./statement.ts";
import { statementPdf } from "./statementPdf.ts";
import { statementTable } from "./table.ts";

const other = { currency: "USD", amount: 108.23, rate: 1.0823, source: "ECB" as const, day: "2026-11-23" };
const statement = apaStatement({
  id: 42,
  agreement: accountWith({
    5: expenseOf(100, { other, note: "=cmd()", date: "2026-11-23" }),
    6: expenseOf(20.5, { date: "2026-11-22", paid_by: "CASH" }),
    7: expenseOf(9, { cancelled: CANCELLED }),
    8: expenseOf(300, { category: "CASH_DRAWN", paid_by: "CASH" }),
  }),
});

it("lists the account by date, and its last column but two adds up to what was spent", () => {
  expect(statement).toMatchObject({ collected: 1_000, spent: 120.5, balance: 879.5 });
  const [head, ...rows] = statementTable(statement, "en");
  expect(head).toContain("Exchange rate");
  expect(rows.map((row) => row[1])).toEqual(["2026-11-22", "2026-11-23", "2026-11-23", "2026-11-23"]);
  expect(rows.reduce((sum, row) => sum + Number(row[13]), 0)).toBe(statement.spent);
  expect(statementFileName(42, "csv")).toBe("apa-00042.csv");
});

it("is a CSV that no spreadsheet runs", () => {
  const text = csv(statementTable(statement, "fr"));
  expect(text).toContain("'=cmd()");
  expect(text.split("\r\n")[1]).toContain("Avitaillement");
});

it("adds up for any account", () => {
  const amounts = fc.array(fc.integer({ min: -99_999, max: 99_999 }).filter(Boolean), { maxLength: 40 });
  fc.assert(
    fc.property(amounts, (cents) => {
      const entries = Object.fromEntries(cents.map((each, at) => [at + 10, expenseOf(each / 100)]));
      const made = apaStatement({ id: 1, agreement: accountWith(entries) });
      const counted = statementTable(made, "en")
        .slice(1)
        .map((row) => Math.round(Number(row[13]) * 100));
      expect(counted.reduce((sum, each) => sum + each, 0)).toBe(Math.round(made.spent * 100));
    }),
  );
});

it("is printed with the pictures of its receipts, and the same bytes each time", () => {
  const font = (name: string) => new Uint8Array(readFileSync(`shared-schema/assets/fonts/${name}.ttf`));
  const fonts = { family: "NotoSans" as const, regular: font("NotoSans-Regular"), bold: font("NotoSans-Bold") };
  const jpeg = new Uint8Array(Buffer.from(PIXEL, "base64"));
  const receipts = new Map([
    [keyOf(5), { jpeg }],
    [keyOf(6), { missing: "PROTECTED" as const }],
    [keyOf(7), { pages: 2 }],
  ]);
  const options = { issuedAt: "2026-11-24T10:00:00Z", productName: "Passerelle", receipts };
  const { bytes, pages, unprintable } = statementPdf(statement, fonts, options);
  expect([pages, unprintable]).toEqual([2, []]);
  expect(judged(bytes)).toEqual({
    faults: [],
    hash: "f1e022a08be2926e919079bec27e6ec1ec7e4923b3a13157b6ca5f3476fd4387",
  });
  expect(Buffer.from(statementPdf(statement, fonts, options).bytes).equals(Buffer.from(bytes))).toBe(true);
  const without = statementPdf(statement, fonts, { ...options, receipts: new Map() });
  expect(without.pages).toBe(1);
});

/** A JPEG of one grey pixel. */
const PIXEL =
  "/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAAMCAgICAgMCAgIDAwMDBAYEBAQEBAgGBgUGCQgKCgkICQkKDA8MCgsOCwkJDRENDg8QEBEQCgwSExIQEw8QEBD/wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAACf/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AVN//2Q==";
