import { jsPDF } from "jspdf";
import { base64 } from "../base64.ts";
import type { ContractDocument } from "../blocks.ts";
import type { CodeMap } from "../glyphs.ts";
import { type ContractFonts, replaceUnprintable } from "../printable.ts";

/** Sheet and margins in millimetres. */
export const PAGE = { width: 210, height: 297, top: 27, bottom: 24, left: 16, right: 16 } as const;
export const INNER = PAGE.width - PAGE.left - PAGE.right;
const GAP = 8;
/** Width of one language's column. */
export const COLUMN = (INNER - GAP) / 2;
/** Left edge of the English column. */
export const SECOND = PAGE.left + COLUMN + GAP;
export const FAMILY = "NotoSans";

type Colour = [number, number, number];
export const INK: Colour = [11, 30, 51];
export const WATER: Colour = [18, 58, 90];
export const BRASS: Colour = [176, 138, 74];
export const MIST: Colour = [214, 220, 225];
export const RED: Colour = [194, 59, 52];

export type Face = "normal" | "bold";

/** Where a signatory's field is: points from the lower left corner, page counted from 0, as signing wants it. */
export interface SignatureField {
  name: string;
  page: number;
  rect: [number, number, number, number];
}

/** The open PDF and the height reached on its current page. */
export interface Pen {
  pdf: jsPDF;
  y: number;
  font: CodeMap;
  fields: SignatureField[];
}

/** An empty PDF whose bytes depend on nothing but the contract. */
export function openPdf(doc: ContractDocument, fonts: ContractFonts, font: CodeMap): Pen {
  const pdf = new jsPDF({ unit: "mm", format: "a4", compress: true, putOnlyUsedFonts: true });
  for (const [file, style, bytes] of [
    ["regular.ttf", "normal", fonts.regular],
    ["bold.ttf", "bold", fonts.bold],
  ] as const) {
    pdf.addFileToVFS(file, base64(bytes));
    pdf.addFont(file, FAMILY, style, undefined, "Identity-H");
  }
  pdf.setCreationDate(pdfDate(doc.issuedAt));
  pdf.setFileId(doc.fingerprint.slice(0, 32).toUpperCase().padEnd(32, "0"));
  pdf.setProperties({
    title: `${doc.title.fr} / ${doc.title.en} ${doc.reference}`,
    subject: `${doc.versionLabel.fr} / ${doc.versionLabel.en}`,
    keywords: doc.fingerprint,
    author: doc.productName,
    creator: doc.productName,
  });
  pdf.setLanguage("fr");
  pdf.viewerPreferences({ DisplayDocTitle: true });
  return { pdf, y: PAGE.top, font, fields: [] };
}

/** Written out with its zone: as a `Date`, jsPDF would print the zone of the machine. */
function pdfDate(utc: string): string {
  const date = new Date(utc);
  if (Number.isNaN(date.getTime())) throw new Error(`«${utc}» is not a moment in UTC`);
  return `D:${date.toISOString().slice(0, 19).replace(/\D/g, "")}+00'00'`;
}

/** Starts a page unless this height is left on the current one. */
export function need(pen: Pen, height: number): void {
  if (pen.y + height <= PAGE.height - PAGE.bottom) return;
  pen.pdf.addPage();
  pen.y = PAGE.top;
}

export function setType(pen: Pen, face: Face, points: number, colour: Colour = INK): void {
  pen.pdf.setFont(FAMILY, face);
  pen.pdf.setFontSize(points);
  pen.pdf.setTextColor(...colour);
}

/** Height of a line of this size, mm. */
export function lineHeight(points: number): number {
  return points * 0.3528 * 1.35;
}

/** What is drawn for a text. */
export function clean(pen: Pen, text: string): string {
  return replaceUnprintable(text, pen.font);
}

/** A text broken into lines at the face and size that are set. */
export function wrap(pen: Pen, text: string, width: number): string[] {
  const split: unknown = pen.pdf.splitTextToSize(clean(pen, text), width);
  return Array.isArray(split) ? split.map(String) : [String(split)];
}
