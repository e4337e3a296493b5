import type { jsPDF } from "jspdf";
import type { Bilingual, Language } from "../../base/language.ts";
import type { PartyField } from "../../pades/sign/fields.ts";
import type { Element } from "../../tagged/element.ts";
import type { Tags } from "../../tagged/tags.ts";
import { both } from "../../terms/format.ts";
import type { ContractDocument, HeadingBlock } from "../blocks.ts";
import type { CodeMap } from "../glyphs.ts";
import { type ContractFonts, commonCodeMap, replaceUnprintable } from "../printable.ts";
import { brokenLines } from "./brokenLines.ts";
import { openA4 } from "./open.ts";

/** Sheet and margins in millimetres. */
export const PAGE = { width: 210, height: 297, top: 27, bottom: 24, left: 16, right: 16 } as const;
export const INNER = PAGE.width - PAGE.left - PAGE.right;
const GAP = 8;
/** Width of one language's column. */
export const COLUMN = (INNER - GAP) / 2;
/** Left edge of the English column. */
export const SECOND = PAGE.left + COLUMN + GAP;

type Colour = [number, number, number];
export const INK: Colour = [11, 30, 51];
export const WATER: Colour = [18, 58, 90];
export const BRASS: Colour = [176, 138, 74];
export const MIST: Colour = [214, 220, 225];
export const RED: Colour = [194, 59, 52];
export const BLUE: Colour = [15, 95, 166];

export type Face = "normal" | "bold" | "italic";

/** The open PDF and the height reached on its current page. */
export interface Pen {
  pdf: jsPDF;
  family: ContractFonts["family"];
  /** Null: both languages in parallel columns. */
  language: Language | null;
  y: number;
  font: CodeMap;
  /** Room for the signature of each signatory. */
  fields: RoomToSign[];
  /** Where each heading is, for the table of contents. */
  marks: Mark[];
  tags: Tags;
}

/** A field to be, with the element that it is to be in. */
interface RoomToSign extends Omit<PartyField, "element"> {
  element: Element;
}

/** A heading with its page, counted from 1, and its height on it, mm. */
interface Mark {
  heading: HeadingBlock;
  page: number;
  y: number;
}

/** A pen at a height of an empty PDF, mm. @param language null for both in parallel columns */
export function penOn(tags: Tags, fonts: ContractFonts, language: Language | null, y: number): Pen {
  const font = commonCodeMap(fonts);
  return { pdf: tags.pdf, tags, family: fonts.family, language, y, font, fields: [], marks: [] };
}

/** An empty PDF whose bytes depend on nothing but the contract. */
export function openPdf(doc: ContractDocument, fonts: ContractFonts): Pen {
  const tags = openA4({
    orientation: "portrait",
    fonts,
    issuedAt: doc.issuedAt,
    fileId: fileIdOf(doc),
    properties: {
      title: `${inLanguage(doc, doc.title)} ${doc.reference}`,
      subject: inLanguage(doc, doc.versionLabel),
      keywords: doc.fingerprint,
      author: doc.productName,
      creator: doc.productName,
    },
    language: doc.language ?? "fr",
  });
  return penOn(tags, fonts, doc.language, PAGE.top);
}

/** A comparison has the beginnings of both fingerprints: it is another file than either version. */
function fileIdOf({ fingerprint, compared }: ContractDocument): string {
  const digits = compared?.map((version) => version.fingerprint.slice(0, 16)).join("") ?? fingerprint.slice(0, 32);
  return digits.toUpperCase().padEnd(32, "0");
}

/** Starts a page unless this height is left on the current one. */
export function need(pen: Pen, height: number): void {
  if (pen.y + height <= PAGE.height - PAGE.bottom) return;
  pen.pdf.addPage();
  pen.y = PAGE.top;
}

/** How many lines of a height the page has room for, one at least. */
export function linesLeft({ y }: Pen, height: number): number {
  return Math.max(1, Math.floor((PAGE.height - PAGE.bottom - y) / height + 1e-6));
}

/** A label in the document's language, or in both. */
export function inLanguage({ language }: Pick<Pen, "language">, label: Bilingual): string {
  return language === null ? both(label) : label[language];
}

export function setType(pen: Pen, face: Face, points: number, colour: Colour = INK): void {
  pen.pdf.setFont(pen.family, face);
  pen.pdf.setFontSize(points);
  pen.pdf.setTextColor(...colour);
}

/** Height of a line of this size, mm. */
export function lineHeight(points: number): number {
  return points * 0.3528 * 1.35;
}

/** Returns the text as it is drawn. */
export function clean(pen: Pen, text: string): string {
  return replaceUnprintable(text, pen.font);
}

/** A text broken into lines at the face and size that are set. */
export function wrap(pen: Pen, text: string, width: number): string[] {
  return brokenLines(pen.pdf, clean(pen, text), width);
}
