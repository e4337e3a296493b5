import { PDFDocument } from "@cantoo/pdf-lib";
import { accountWith, expenseOf } from "shared-schema/agreement/expenses/expenses.test-support";
import { keyOf } from "shared-schema/agreement/payments/payments.test-support";
import { apaStatement } from "shared-schema/export/apa/statement";
import { expect, it } from "vitest";
import { type FoundReceipt, printable } from "./printable.ts";

const { lines } = apaStatement({
  id: 1,
  agreement: accountWith({ 5: expenseOf(1), 6: expenseOf(2), 7: expenseOf(3) }),
});
const PHOTOGRAPH = { jpeg: new Uint8Array([0xff, 0xd8]) };
const reader = () => import("./receiptPages.ts");
const neverThere = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module"));

async function withPdf(): Promise<Map<string, FoundReceipt>> {
  const pdf = await PDFDocument.create();
  pdf.addPage();
  return new Map<string, FoundReceipt>([
    [keyOf(5), PHOTOGRAPH],
    [keyOf(6), { pdf: await pdf.save() }],
  ]);
}

it("a device that lacks the reader of PDFs prints the photographs and names the PDFs", async () => {
  const { receipts, opened } = await printable(lines, await withPdf(), neverThere);
  expect(receipts).toEqual(
    new Map<string, unknown>([
      [keyOf(5), PHOTOGRAPH],
      [keyOf(6), { missing: "NO_READER" }],
    ]),
  );
  expect(opened).toEqual([]);
});

it("a PDF is opened where the reader is there, and the reader is asked for by PDFs alone", async () => {
  const { receipts, opened } = await printable(lines, await withPdf(), reader);
  expect(receipts.get(keyOf(6))).toEqual({ pages: 1 });
  expect(opened).toHaveLength(1);
  const alone = await printable(lines, new Map([[keyOf(5), PHOTOGRAPH]]), () => {
    throw new Error("No PDF asked for it.");
  });
  expect(alone.receipts).toEqual(new Map([[keyOf(5), PHOTOGRAPH]]));
});
