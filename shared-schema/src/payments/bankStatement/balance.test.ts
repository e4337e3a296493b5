import { readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, it } from "vitest";
import { readStatement } from "./read.ts";

const encoded = (text: string) => new TextEncoder().encode(text);
const file = (name: string) =>
  new Uint8Array(readFileSync(new URL(`../../../fixtures/statements/${name}`, import.meta.url)));
const cents = fc.integer({ min: -9_000_000, max: 9_000_000 });

function balancesOf(text: string | Uint8Array, mapping: Parameters<typeof readStatement>[1] = null) {
  const read = readStatement(typeof text === "string" ? encoded(text) : text, mapping);
  if (!read.ok) throw new Error(read.refusal.code);
  return read.value.balances;
}

const side = (value: number) => `<CdtDbtInd>${value < 0 ? "DBIT" : "CRDT"}</CdtDbtInd>`;
const sum = (value: number) => `<Amt Ccy="EUR">${(Math.abs(value) / 100).toFixed(2)}</Amt>${side(value)}`;
const bal = (code: string, value: number) => `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp>${sum(value)}</Bal>`;
const ntry = (value: number) => `<Ntry>${sum(value)}<Sts>BOOK</Sts><BookgDt><Dt>2026-11-20</Dt></BookgDt></Ntry>`;
const camt = (inner: string) =>
  `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt><Acct><Id><IBAN>DE89370400440532013000</IBAN></Id></Acct>${inner}</Stmt></BkToCstmrStmt></Document>`;

it.each(["v02-batch.xml", "v04-prefixed-charges.xml", "v08-reversal.xml"])("adds up: %s", (name) => {
  expect(balancesOf(file(name))).toMatchObject([{ difference: 0 }]);
});

it("tells by how much the entries miss the closing balance, exactly", () => {
  fc.assert(
    fc.property(
      cents,
      fc.array(
        cents.filter((value) => value !== 0),
        { minLength: 1, maxLength: 20 },
      ),
      cents,
      (start, entries, lost) => {
        const end = entries.reduce((all, value) => all + value, start + lost);
        const given = camt(`${bal("OPBD", start)}${bal("CLBD", end)}${entries.map(ntry).join("")}`);
        expect(balancesOf(given)).toMatchObject([
          { opening: start / 100 + 0, closing: end / 100 + 0, difference: lost / 100 + 0 },
        ]);
      },
    ),
  );
});

it("takes the closing balance of the day before for an opening one, and says nothing of one alone", () => {
  expect(balancesOf(camt(`${bal("PRCD", 100)}${bal("CLBD", 600)}${ntry(500)}`))).toMatchObject([{ difference: 0 }]);
  expect(balancesOf(camt(`${bal("CLBD", 600)}${ntry(500)}`))).toEqual([]);
  expect(balancesOf(camt(`${bal("OPBD", 100)}${bal("CLAV", 600)}${ntry(500)}`))).toEqual([]);
});

it("reads the balance after each row of a CSV file, whichever end it begins at", () => {
  const mapping = {
    ...({ account: "A", currency: "EUR", date: 0, date_order: "YMD", decimal: ".", amount: 1 } as const),
    ...{ credit: null, debit: null, payer: null, texts: [], reference: null, balance: 2 },
  };
  const rows = ["2026-11-20;10.00;110.00", "2026-11-21;-20.00;90.00", "2026-11-22;5.50;95.50"];
  const balance = { opening: 100, closing: 95.5, difference: 0 };
  expect(balancesOf(rows.join("\n"), mapping)).toMatchObject([balance]);
  expect(balancesOf(rows.toReversed().join("\n"), mapping)).toMatchObject([balance]);
  const gap = rows.filter((row) => !row.includes(";-20"));
  expect(balancesOf(gap.join("\n"), mapping)).toMatchObject([{ difference: -20 }]);
  expect(balancesOf(gap.toReversed().join("\n"), mapping)).toMatchObject([{ difference: -20 }]);
  expect(balancesOf(rows.map((row) => row.replace(/;[\d.]+$/, ";")).join("\n"), mapping)).toEqual([]);
  const broken = readStatement(encoded(rows.join("\n").replace("90.00", "much")), mapping);
  expect(broken).toMatchObject({ ok: false, refusal: { code: "statement.csv-row", params: { row: 2, text: "much" } } });
});
