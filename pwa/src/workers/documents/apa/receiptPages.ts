import { degrees, EncryptedPDFError, PDFDocument, PDFName, type PDFPage, PDFRef, StandardFonts } from "@cantoo/pdf-lib";
import type { MissingReceipt } from "shared-schema/export/apa/missingReceipts";

/** A receipt has few; a file with more is something else. */
const MOST_PAGES = 20;
/** A4, in points, with the margins of the statement. */
const [WIDTH, HEIGHT, MARGIN, HEAD] = [595.28, 841.89, 42, 24];

/** The entries of a page that say what is drawn on it: links, forms and scripts are among the others. */
const DRAWN = new Set(["Type", "Parent", "Contents", "Resources", "MediaBox", "CropBox", "Rotate", "Group"]);

/** The particulars of a paper. */
const METADATA = PDFName.of("Metadata");

/** A PDF receipt that can be printed. */
export interface OpenReceipt {
  /** Printed above its pages. */
  title: string;
  pdf: PDFDocument;
}

/** Opens a PDF receipt, or tells why it cannot be printed. Nothing in it is run. */
export async function openReceipt(bytes: Uint8Array): Promise<PDFDocument | MissingReceipt> {
  try {
    const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
    const count = pdf.getPageCount();
    if (count === 0) return "UNREADABLE";
    if (count > MOST_PAGES) return "TOO_LONG";
    // A page is read only when it is written somewhere: one that cannot be must not take the statement along.
    const probe = await PDFDocument.create();
    for (const page of pdf.getPages()) await drawOn(probe.addPage([WIDTH, HEIGHT]), page, probe);
    await probe.save();
    return pdf;
  } catch (error) {
    return error instanceof EncryptedPDFError ? "PROTECTED" : "UNREADABLE";
  }
}

/**
 * Adds the pages of receipts behind a statement, each on a sheet of its own under its title. What is drawn on them comes over; links,
 * forms and scripts do not. The fonts of such pages may be missing and no screen reader can read them, so the whole claims no longer to be
 * a PDF/A and a PDF/UA.
 */
export async function withReceipts(statement: Uint8Array, receipts: readonly OpenReceipt[]): Promise<Uint8Array> {
  if (receipts.length === 0) return statement;
  const whole = await PDFDocument.load(statement, { updateMetadata: false });
  const claims = whole.catalog.get(METADATA);
  if (claims instanceof PDFRef) whole.context.delete(claims);
  whole.catalog.delete(METADATA);
  const font = await whole.embedFont(StandardFonts.Helvetica);
  for (const { title, pdf } of receipts) {
    const pages = pdf.getPages();
    for (const [index, page] of pages.entries()) {
      const sheet = whole.addPage([WIDTH, HEIGHT]);
      const name = pages.length === 1 ? title : `${title} (${index + 1}/${pages.length})`;
      sheet.drawText(name, { x: MARGIN, y: HEIGHT - MARGIN, size: 9, font });
      await drawOn(sheet, page, whole);
    }
  }
  return whole.save({ useObjectStreams: false });
}

/** Draws a page as large as the sheet allows and never enlarged, turned as its reader is to see it. */
async function drawOn(sheet: PDFPage, page: PDFPage, whole: PDFDocument): Promise<void> {
  // A page without a content has nothing to draw.
  if (page.node.Contents() === undefined) return;
  const { x, y, width, height } = page.getCropBox();
  for (const key of page.node.keys()) if (!DRAWN.has(key.decodeText())) page.node.delete(key);
  const embedded = await whole.embedPage(page, { left: x, bottom: y, right: x + width, top: y + height });
  const turned = ((page.getRotation().angle % 360) + 360) % 360;
  const isAcross = turned % 180 !== 0;
  const [seenWidth, seenHeight] = isAcross ? [height, width] : [width, height];
  const scale = Math.min(1, (WIDTH - 2 * MARGIN) / seenWidth, (HEIGHT - 2 * MARGIN - HEAD) / seenHeight);
  const left = (WIDTH - seenWidth * scale) / 2;
  const bottom = HEIGHT - MARGIN - HEAD - seenHeight * scale;
  // A page is turned about its own lower left corner, clockwise.
  const byX = { 180: width, 270: height }[turned] ?? 0;
  const byY = { 90: width, 180: height }[turned] ?? 0;
  sheet.drawPage(embedded, {
    x: left + byX * scale,
    y: bottom + byY * scale,
    xScale: scale,
    yScale: scale,
    rotate: degrees(-turned),
  });
}
