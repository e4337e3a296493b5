import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import type { StatementLine } from "./line.ts";
import { readStatement } from "./read.ts";
import { twinsOf } from "./twins.ts";

const line = (fields: Partial<StatementLine>): StatementLine => ({
  ...{
    format: "CAMT" as const,
    value_date: null,
    account: "DE89370400440532013000",
    currency: "EUR",
    amount: 100,
    booked: "2026-11-20",
  },
  ...{ reversal: false, charges: null, bank_reference: "VIR-1", payer: "LOVELACE ADA", text: "RF37 Down Payment" },
  ...fields,
});
const kept = [{ id: "kept", line: line({}) }];
const isTwin = (fields: Partial<StatementLine>) => twinsOf([line(fields)], kept).size === 1;
const csv = { format: "CSV", bank_reference: null } as const;

it("recognises each line of a statement in another format", () => {
  const bytes = new Uint8Array(readFileSync(new URL("../../../fixtures/statements/v02-batch.xml", import.meta.url)));
  const read = readStatement(bytes, null);
  if (!read.ok) throw new Error(read.refusal.code);
  const inCsv = read.value.lines.map((each) => ({
    ...each,
    ...csv,
    text: `${each.payer ?? ""} ${each.text}`,
    payer: null,
  }));
  const previous = read.value.lines.map((each, at) => ({ id: String(at), line: each }));
  expect([...twinsOf(inCsv, previous).values()].sort()).toEqual(previous.map(({ id }) => id));
});

it("asks for account, day, amount and currency, and for nothing that says otherwise", () => {
  expect(isTwin(csv)).toBe(true);
  expect(isTwin({ ...csv, payer: null, text: "" })).toBe(true);
  expect(isTwin({ ...csv, account: "0532013000" })).toBe(true);
  expect(isTwin({ ...csv, bank_reference: "OP-77" })).toBe(true);
  expect(isTwin({ ...csv, account: "FR7630006000011234567890189" })).toBe(false);
  expect(isTwin({ ...csv, amount: 100.01 })).toBe(false);
  expect(isTwin({ ...csv, booked: "2026-11-21" })).toBe(false);
  expect(isTwin({ ...csv, currency: "USD" })).toBe(false);
  expect(isTwin({ ...csv, payer: "HOPPER GRACE", text: "APA" })).toBe(false);
  expect(isTwin({ bank_reference: "VIR-2" })).toBe(false);
  expect(isTwin({ bank_reference: null })).toBe(false);
});

it("lets a kept line stand for one new line alone", () => {
  const both = [line(csv), line({ ...csv, text: "LOVELACE again" })];
  expect(twinsOf(both, kept).size).toBe(1);
});
