import { expect, it } from "vitest";
import { testFonts } from "../contract/testing.test-support.ts";
import { attachmentIn } from "../pades/pdf/attachment.ts";
import { judged, type ReadElement, readTags } from "../tagged/read.test-support.ts";
import { factorX } from "./cii/factorX.ts";
import type { Invoice } from "./invoice.ts";
import { invoicePdf } from "./pdf.ts";
import { samples } from "./samples.test-support.ts";
import { soldAs } from "./testing.test-support.ts";

const fonts = testFonts();
const printed = (invoice: Invoice) =>
  invoicePdf(invoice, fonts, { issuedAt: "2027-01-15T09:30:00Z", productName: "Passerelle" });

/** The hashes of PDFs that passed as PDF/A-3a and PDF/UA-1 without a failure. Another look needs another judgement. */
const PASSED: Record<string, string> = {
  credit: "e4160b72cf68b395255ce207876346c5df07e74681c995b1c067e70c2ca06e47",
  dollars: "b422b0b4f228c7e3fccec68d826247b947b0557a290152d976f7446f4f515d75",
  french: "acd3f6ef6c5e8f140d0c31f1b99de41907c5924cb0aa07dfea2dea92bf3270e8",
  outside: "71209cbd32f9b0ebe1e9dfdd7032aba91a7afa6da17030c1b8baa43f51ea2354",
  person: "1a57e72ed5499e6d56cc5b7a4af4c420dffc5b7bd18ce8e4074202e3fd45ebda",
  reverse: "417cdc959a650bf6e9d10b3e4bd3a0657294ef1cf637831ab9809e06b757f300",
  yen: "9f1c22720cc4870a65f6a4f51fa04ce54d3f2b9add2b9abb7021e1c443783fd4",
};

it.each(Object.entries(samples()))("prints the invoice «%s» as the file that passed", (name, invoice) => {
  const { bytes, unprintable } = printed(invoice);
  expect(unprintable).toEqual([]);
  expect(judged(bytes)).toEqual({ faults: [], hash: PASSED[name] });
  expect(new TextDecoder().decode(attachmentIn(bytes, "factur-x.xml") ?? undefined)).toBe(factorX(invoice));
});

it("goes on over pages with rows and terms in one table and one list", () => {
  const lines = [...Array(90).keys()].map((index) => ({ description: `Avenant ${index}`, net: 1_000 }));
  const { bytes, pages } = printed(soldAs({ lines }));
  const { root, faults } = readTags(bytes);
  expect(pages).toBeGreaterThan(2);
  expect(faults).toEqual([]);
  const tables = root.kids.filter((kid): kid is ReadElement => typeof kid === "object" && kid.role === "Table");
  // One head, though each page shows it.
  expect(tables.map(({ kids }) => kids.length)).toEqual([5, 1 + lines.length, 5]);
});

it("tells the characters that the fonts lack", () => {
  const sale = soldAs();
  expect(printed({ ...sale, buyer: { ...sale.buyer, name: "王" } }).unprintable).toEqual(["王"]);
});
