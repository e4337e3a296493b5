import { readFileSync } from "node:fs";
import fc from "fast-check";
import { XMLParser } from "fast-xml-parser";
import { expect, it } from "vitest";
import { z } from "zod";
import { samples } from "../samples.test-support.ts";
import { SALE, soldAs } from "../testing.test-support.ts";
import { factorX } from "./factorX.ts";

const SAMPLES = samples();
const NAMES = Object.keys(SAMPLES);

/** Files that passed the schema of Factur-X BASIC and the rules of EN 16931. */
const golden = (name: string) =>
  readFileSync(new URL(`../../../fixtures/invoices/${name}.xml`, import.meta.url), "utf8");

const amount = z.string().regex(/^\d+(\.\d{1,2})?$/);
const inCurrency = z.object({ "#text": amount, currencyID: z.string() });
const read = z.object({
  IncludedSupplyChainTradeLineItem: z
    .array(
      z.object({
        SpecifiedTradeProduct: z.object({ Name: z.string() }),
        SpecifiedLineTradeSettlement: z.object({
          SpecifiedTradeSettlementLineMonetarySummation: z.object({ LineTotalAmount: amount }),
        }),
      }),
    )
    .min(1),
  ApplicableHeaderTradeSettlement: z.object({
    InvoiceCurrencyCode: z.object({ "#text": z.string() }).or(z.string()),
    ApplicableTradeTax: z.object({
      CalculatedAmount: amount,
      BasisAmount: amount,
      RateApplicablePercent: z.string().optional(),
    }),
    SpecifiedTradeSettlementHeaderMonetarySummation: z.object({
      LineTotalAmount: amount,
      TaxBasisTotalAmount: amount,
      TaxTotalAmount: z.array(inCurrency).min(1),
      GrandTotalAmount: amount,
      TotalPrepaidAmount: amount,
      DuePayableAmount: amount,
    }),
  }),
});

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: "",
  removeNSPrefix: true,
  parseTagValue: false,
  trimValues: false,
  isArray: (name) => name === "IncludedSupplyChainTradeLineItem" || name === "TaxTotalAmount",
});

function transactionOf(xml: string) {
  return read.parse(parser.parse(xml).CrossIndustryInvoice.SupplyChainTradeTransaction);
}

const hundredths = (value: string) => BigInt(value.includes(".") ? value.replace(".", "") : `${value}00`);

/** The rules of EN 16931 on sums that a file breaks, computed from nothing but the file. */
function brokenRules(xml: string): string[] {
  const { IncludedSupplyChainTradeLineItem: lines, ApplicableHeaderTradeSettlement: header } = transactionOf(xml);
  const { SpecifiedTradeSettlementHeaderMonetarySummation: sums, ApplicableTradeTax: tax } = header;
  const each = lines.map((line) =>
    hundredths(line.SpecifiedLineTradeSettlement.SpecifiedTradeSettlementLineMonetarySummation.LineTotalAmount),
  );
  const [line, basis, total] = [sums.LineTotalAmount, sums.TaxBasisTotalAmount, sums.GrandTotalAmount].map(hundredths);
  const [prepaid, due] = [sums.TotalPrepaidAmount, sums.DuePayableAmount].map(hundredths);
  const vat = hundredths(sums.TaxTotalAmount[0]?.["#text"] ?? "0");
  const exact = Number(hundredths(tax.BasisAmount)) * Number(tax.RateApplicablePercent ?? 0) * 0.01;
  const rules: [string, boolean][] = [
    ["BR-CO-10", each.reduce((sum, one) => sum + one, 0n) === line],
    ["BR-CO-13", line === basis],
    ["BR-CO-14", hundredths(tax.CalculatedAmount) === vat],
    ["BR-CO-15", basis !== undefined && basis + vat === total],
    ["BR-CO-16", total !== undefined && prepaid !== undefined && total - prepaid === due],
    ["BR-CO-17", Math.abs(Number(hundredths(tax.CalculatedAmount)) - exact) < 100],
    ["BR-S-08", hundredths(tax.BasisAmount) === basis],
  ];
  return rules.flatMap(([rule, holds]) => (holds ? [] : [rule]));
}

it.each(NAMES)("writes the invoice «%s» as the file that passed", (name) => {
  const invoice = SAMPLES[name];
  if (!invoice) throw new Error(`no sample ${name}`);
  expect(factorX(invoice)).toBe(golden(name));
});

it.each(NAMES)("has sums that agree in «%s», and finds each one that is falsified", (name) => {
  const xml = golden(name);
  expect(brokenRules(xml)).toEqual([]);
  const places = [
    ...xml.matchAll(/(?<=<ram:(?:LineTotal|TaxBasisTotal|TaxTotal|GrandTotal|TotalPrepaid|DuePayable)Amount[^>]*>)\d/g),
  ];
  expect(places.length).toBeGreaterThan(5);
  for (const { index } of places) {
    const isInEuros =
      xml.slice(0, index).endsWith('currencyID="EUR">') && !xml.includes("<ram:InvoiceCurrencyCode>EUR<");
    if (isInEuros) continue;
    const digit = xml[index] === "9" ? "8" : "9";
    expect(brokenRules(`${xml.slice(0, index)}${digit}${xml.slice(index + 1)}`)).not.toEqual([]);
  }
});

it("writes sums that agree for any lines, and every text as it was given", () => {
  const line = fc.record({
    net: fc.integer({ min: 1, max: 10 ** 9 }),
    description: fc.string({ unit: "grapheme", minLength: 1, maxLength: 40 }).filter((text) => text.trim() !== ""),
  });
  const rate = { rate: 1.0823, day: "2027-01-14" };
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 6 }),
      fc.constantFrom("EUR", "USD", "JPY"),
      fc.constantFrom(20, 5.5),
      (lines, currency, percent) => {
        const made = soldAs({ lines, currency, vat: { category: "S", percent } }, { rate });
        const xml = factorX(made);
        expect(brokenRules(xml)).toEqual([]);
        const names = transactionOf(xml).IncludedSupplyChainTradeLineItem.map((one) => one.SpecifiedTradeProduct.Name);
        expect(names).toEqual(made.lines.map(({ description }) => description));
      },
    ),
  );
});

it("leaves out what XML cannot write", () => {
  const name = "A\u0000B\u001F\uD800 & <C>";
  expect(factorX(soldAs({ buyer: { ...SALE.buyer, name } }))).toContain("<ram:Name>AB &amp; &lt;C&gt;</ram:Name>");
});
