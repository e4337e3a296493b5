import { PDFDocument, PDFSignature } from "@cantoo/pdf-lib";
import { contractPdf } from "shared-schema/contract/pdf";
import { NO_PLATES } from "shared-schema/contract/pdf/plates";
import { rivieraContract, testFonts } from "shared-schema/contract/testing.test-support";
import { expect, it } from "vitest";
import { withSignatureFields } from "./signatureFields.ts";

const { bytes, fields, pages } = contractPdf(rivieraContract(false), testFonts(), NO_PLATES);

it("appends an empty field for each signatory where the contract has room for it", async () => {
  const placed = await withSignatureFields(bytes, fields);
  expect(Buffer.from(placed.subarray(0, bytes.length)).equals(bytes)).toBe(true);
  const read = await PDFDocument.load(placed);
  const signatures = read.getForm().getFields();
  expect(signatures.map((field) => field instanceof PDFSignature)).toEqual(fields.map(() => true));
  expect(signatures.map(({ acroField }) => acroField.getWidgets().map((widget) => widget.getRectangle()))).toEqual(
    fields.map(({ rect: [left, bottom, right, top] }) => [
      { x: left, y: bottom, width: right - left, height: top - bottom },
    ]),
  );
  expect(read.getPageCount()).toBe(pages);
  expect(
    read
      .getPage(pages - 1)
      .node.Annots()
      ?.size(),
  ).toBeGreaterThanOrEqual(fields.length + 1);
});

it("gives the same bytes for the same contract", async () => {
  expect(await withSignatureFields(bytes, fields)).toEqual(await withSignatureFields(bytes, fields));
});
