import { PDFArray, PDFDict, PDFDocument, PDFHexString, PDFName, PDFSignature, PDFString } from "@cantoo/pdf-lib";
import { contractPdf } from "shared-schema/contract/pdf";
import { NO_PLATES } from "shared-schema/contract/pdf/plates";
import { rivieraContract, testFonts } from "shared-schema/contract/testing.test-support";
import { withSignatureFields } from "shared-schema/pades/sign/fields";
import { expect, it } from "vitest";

const { bytes, fields, pages } = contractPdf(rivieraContract(false), testFonts(), NO_PLATES);
const placed = withSignatureFields(bytes, fields);
const read = await PDFDocument.load(placed, { updateMetadata: false });

it("appends an empty field for each signatory where the contract has room for it, and two hidden ones", () => {
  expect(Buffer.from(placed.subarray(0, bytes.length)).equals(bytes)).toBe(true);
  const signatures = read.getForm().getFields();
  expect(signatures.every((field) => field instanceof PDFSignature)).toBe(true);
  expect(signatures.map((field) => field.getName())).toEqual([...fields.map(({ party }) => party), "seal", "archive"]);
  expect(fields.map(({ party }) => party)).toEqual(["carriers:1", "clients:4", "brokers:17", "stakeholders:18"]);
  const shown = signatures.slice(0, fields.length).map(({ acroField }) => acroField.getWidgets()[0]);
  expect(shown.map((widget) => widget?.getRectangle())).toEqual(
    fields.map(({ rect: [left, bottom, right, top] }) => ({
      ...{ x: left, y: bottom, width: right - left, height: top - bottom },
    })),
  );
  for (const widget of shown) {
    const { width = 0, height = 0 } = widget?.getRectangle() ?? {};
    expect(width).toBeGreaterThanOrEqual(200);
    expect(height).toBeGreaterThanOrEqual(56);
    expect(widget?.getAppearances()?.normal).toBeDefined();
    expect(widget?.getFlags()).toBe(4);
    expect(widget?.dict.has(PDFName.of("Contents"))).toBe(true);
  }
  expect(read.getPageCount()).toBe(pages);
});

it("tells a field’s signatory and role in both languages", () => {
  const tooltips = read
    .getForm()
    .getFields()
    .map(({ acroField }) => acroField.dict.lookupMaybe(PDFName.of("TU"), PDFString, PDFHexString)?.decodeText());
  expect(tooltips).toContain("Signature de Łukasz Žižka, Client / Signature of Łukasz Žižka, Client");
});

it("has no link that leads to the page of the fields without a name", () => {
  const links = read.getPages().flatMap(({ node }) => {
    const annotations = node.Annots();
    return [...Array(annotations?.size() ?? 0).keys()].map((index) => annotations?.lookup(index, PDFDict));
  });
  const leading = links.filter((link) => link?.lookupMaybe(PDFName.of("A"), PDFDict)?.has(PDFName.of("D")));
  expect(leading.length).toBeGreaterThan(20);
  expect(links.filter((link) => link?.has(PDFName.of("Dest")))).toEqual([]);
  const names = read.catalog
    .lookup(PDFName.of("Names"), PDFDict)
    .lookup(PDFName.of("Dests"), PDFDict)
    .lookup(PDFName.of("Names"), PDFArray);
  for (const link of leading) {
    const target = link?.lookup(PDFName.of("A"), PDFDict).lookup(PDFName.of("D"), PDFString).asString();
    expect(names.asArray().some((entry) => entry instanceof PDFString && entry.asString() === target)).toBe(true);
  }
});

it("says in the catalogue which version of PDF it is, and asks no reader to draw", () => {
  expect(read.catalog.get(PDFName.of("Version"))).toBe(PDFName.of("1.7"));
  expect(read.catalog.has(PDFName.of("Lang"))).toBe(true);
  const form = read.catalog.lookup(PDFName.of("AcroForm"), PDFDict);
  expect(form.keys().map(String)).toEqual(["/Fields", "/SigFlags"]);
});

it("gives the same bytes for the same contract", () => {
  expect(withSignatureFields(bytes, fields)).toEqual(placed);
});
