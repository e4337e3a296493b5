import { degrees, PDFDocument, PDFName, StandardFonts } from "@cantoo/pdf-lib";
import { expect, it } from "vitest";
import { openReceipt, withReceipts } from "./receiptPages.ts";

/** A PDF with pages of these sizes, in points, and turns, each with a text. */
async function pdfOf(...pages: [width: number, height: number, turn: number][]): Promise<Uint8Array> {
  const pdf = await PDFDocument.create({ updateMetadata: false });
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  for (const [width, height, turn] of pages) {
    const page = pdf.addPage([width, height]);
    page.drawText("Fuel 1,200 L", { x: 10, y: 10, font });
    page.setRotation(degrees(turn));
  }
  return pdf.save();
}

async function opened(bytes: Uint8Array): Promise<PDFDocument> {
  const pdf = await openReceipt(bytes);
  if (typeof pdf === "string") throw new Error(pdf);
  return pdf;
}

it("prints each page of a receipt on a sheet of its own, whatever its size and turn", async () => {
  const statement = await pdfOf([595, 842, 0]);
  const till = await opened(await pdfOf([226, 1_400, 0], [842, 595, 90], [300, 300, -90], [300, 200, 180]));
  const bytes = await withReceipts(statement, [{ title: "N° 3 · 2026-11-24", pdf: till }]);
  const whole = await PDFDocument.load(bytes);
  expect(whole.getPages().map((page) => [Math.round(page.getWidth()), page.getRotation().angle])).toEqual([
    [595, 0],
    ...Array.from({ length: 4 }, () => [595, 0]),
  ]);
});

it("gives the same bytes each time, and leaves a statement without receipts alone", async () => {
  const [statement, receipt] = [await pdfOf([595, 842, 0]), await pdfOf([300, 300, 0])];
  const once = await withReceipts(statement, [{ title: "N° 1", pdf: await opened(receipt) }]);
  const again = await withReceipts(statement, [{ title: "N° 1", pdf: await opened(receipt) }]);
  expect(Buffer.from(again).equals(Buffer.from(once))).toBe(true);
  expect(await withReceipts(statement, [])).toBe(statement);
});

it("claims to be an archive file only while all of its pages are the statement’s own", async () => {
  const statement = await PDFDocument.create({ updateMetadata: false });
  statement.addPage();
  const claims = statement.context.stream("<pdfaid:part>2</pdfaid:part>", { Type: "Metadata", Subtype: "XML" });
  statement.catalog.set(PDFName.of("Metadata"), statement.context.register(claims));
  const bytes = await statement.save({ useObjectStreams: false });
  expect(Buffer.from(bytes).includes("pdfaid")).toBe(true);
  const whole = await withReceipts(bytes, [{ title: "N° 1", pdf: await opened(await pdfOf([300, 300, 0])) }]);
  expect(Buffer.from(whole).includes("pdfaid")).toBe(false);
  expect((await PDFDocument.load(whole)).catalog.has(PDFName.of("Metadata"))).toBe(false);
});

it("brings over what is drawn, and no script, link or form", async () => {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([300, 300]);
  page.drawText("Port", { x: 10, y: 10 });
  pdf.addJavaScript("run", "app.alert('run')");
  pdf.getForm().createTextField("name").addToPage(page);
  const bytes = await withReceipts(await pdfOf([595, 842, 0]), [
    { title: "N° 1", pdf: await opened(await pdf.save()) },
  ]);
  const text = Buffer.from(bytes).toString("latin1");
  expect(
    [...text.matchAll(/\/(JavaScript|JS|AcroForm|Annot|Widget|OpenAction|AA)\b/g)].map(([found]) => found),
  ).toEqual([]);
});

it.each([
  ["UNREADABLE", async () => new TextEncoder().encode("%PDF-1.7\nnothing\n%%EOF")],
  ["UNREADABLE", async () => new Uint8Array(0)],
  ["TOO_LONG", () => pdfOf(...Array.from({ length: 21 }, () => [100, 100, 0] as [number, number, number]))],
  [
    "PROTECTED",
    async () => {
      const pdf = await PDFDocument.create();
      pdf.addPage([100, 100]);
      pdf.encrypt({ userPassword: "secret", ownerPassword: "owner" });
      return pdf.save();
    },
  ],
])("names a file that it cannot print: %s", async (why, made) => {
  expect(await openReceipt(await made())).toBe(why);
});
