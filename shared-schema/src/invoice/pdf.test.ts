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
  credit: "fc01afafd28d49235d70e358470513029650828f4ee4e1d2b24174284e7a842c",
  dollars: "f79eae163562cd8dbcd549351d15c83c84f4c582cf970186bcaea69ba951c76a",
  french: "ba349ca353dcf237f5fc4cc0a3b2e14bfab7742f970dc01d8edfdd2eafb1e5f1",
  outside: "7e5d5c42720288b52fe64e2be84fdc6b6bc5d59238540ec240f748e75376a0fc",
  person: "95840c8bee982efc1cdad74b0184ab1bc957b9a5267493a48fc1e19ca0ced874",
  reverse: "d4b9a172f6744e4e88fddb162217d692cc4088a0ce6fd6e9ec6e1d5a38780fb1",
  yen: "72d770d550347e50316feb79d6ea01cbc4cd2d01b5dad834ef508562a53a55b3",
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
