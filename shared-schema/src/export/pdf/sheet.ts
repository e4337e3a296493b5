import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { unprintable } from "../../contract/glyphs.ts";
import { openA4 } from "../../contract/pdf/open.ts";
import { BRASS, clean, lineHeight, MIST, type Pen, penOn, RED, setType, WATER } from "../../contract/pdf/pen.ts";
import type { ContractFonts } from "../../contract/printable.ts";
import { artefact, drawAs } from "../../tagged/tags.ts";
import { printableText } from "../../terms/format.ts";

/** A4 on its side, with its margins, mm. */
export const SHEET = { width: 297, height: 210, top: 20, bottom: 17, left: 12, right: 12 } as const;
export const WIDTH = SHEET.width - SHEET.left - SHEET.right;

/** The open PDF of a list or plan. */
export interface Sheet extends Pen {
  /** Characters that the fonts lack; they are marked where they stand. */
  unprintable: Set<string>;
}

export interface PrintedFile {
  bytes: Uint8Array;
  pages: number;
  /** Characters that the fonts lack; they are marked where they stand. */
  unprintable: string[];
}

interface SheetInput {
  title: string;
  productName: string;
  language: "en" | "fr";
  /** The moment of issue, UTC. */
  issuedAt: string;
  /** The printed content: equal content gives equal bytes. */
  content: unknown;
  fonts: ContractFonts;
}

/** An empty PDF whose bytes depend on nothing but its content and the moment of issue. */
export function openSheet({ title, productName, language, issuedAt, content, fonts }: SheetInput): Sheet {
  const id = bytesToHex(sha256(utf8ToBytes(JSON.stringify([title, issuedAt, content]))));
  const properties = { title, author: productName, creator: productName };
  const tags = openA4({
    orientation: "landscape",
    fonts,
    issuedAt,
    fileId: id.slice(0, 32).toUpperCase(),
    properties,
    language,
  });
  return { ...penOn(tags, fonts, language, SHEET.top), unprintable: new Set() };
}

/** Returns the text as it is drawn, and notes characters without a glyph. */
export function drawn(sheet: Sheet, text: string): string {
  for (const character of unprintable(printableText(text), sheet.font)) sheet.unprintable.add(character);
  return clean(sheet, text);
}

/** Starts a page unless this height is left. */
export function room(sheet: Sheet, height: number): void {
  if (sheet.y + height <= SHEET.height - SHEET.bottom) return;
  sheet.pdf.addPage();
  sheet.y = SHEET.top;
}

export function drawTitle(sheet: Sheet, title: string, subtitle: string): void {
  setType(sheet, "bold", 17, WATER);
  sheet.y += 5;
  drawAs(sheet.tags, "H1", () => sheet.pdf.text(drawn(sheet, title), SHEET.left, sheet.y));
  setType(sheet, "normal", 10);
  drawAs(sheet.tags, "P", () => {
    for (const line of lines(sheet, subtitle)) {
      sheet.y += lineHeight(10) + 0.6;
      sheet.pdf.text(line, SHEET.left, sheet.y);
    }
  });
  sheet.y += 4;
}

/** A heading that stays with at least 25 mm of what follows. */
export function drawHeading(sheet: Sheet, text: string): void {
  room(sheet, 32);
  sheet.y += 4;
  artefact(sheet.tags, () => {
    sheet.pdf.setDrawColor(...BRASS).setLineWidth(0.4);
    sheet.pdf.line(SHEET.left, sheet.y, SHEET.width - SHEET.right, sheet.y);
  });
  setType(sheet, "bold", 11, WATER);
  sheet.y += 5.5;
  drawAs(sheet.tags, "H2", () => sheet.pdf.text(drawn(sheet, text), SHEET.left, sheet.y));
  sheet.y += 2.5;
}

export function drawNote(sheet: Sheet, text: string, strong = false): void {
  setType(sheet, strong ? "bold" : "normal", 8.5, strong ? RED : undefined);
  const all = lines(sheet, text);
  room(sheet, all.length * lineHeight(8.5));
  drawAs(sheet.tags, "P", () => {
    for (const line of all) {
      sheet.y += lineHeight(8.5);
      sheet.pdf.text(line, SHEET.left, sheet.y);
    }
  });
  sheet.y += 1.5;
}

/** Head and foot of every page, drawn last as each names the number of pages; then the bytes. */
export function closeSheet(sheet: Sheet, head: string, foot: string): PrintedFile {
  const { pdf } = sheet;
  const pages = pdf.getNumberOfPages();
  const base = SHEET.height - 8;
  for (let page = 1; page <= pages; page++) {
    pdf.setPage(page);
    const draw = () => {
      setType(sheet, "normal", 7.5, WATER);
      pdf.text(drawn(sheet, head), SHEET.left, 11);
      pdf.setDrawColor(...MIST).setLineWidth(0.25);
      pdf.line(SHEET.left, 13.5, SHEET.width - SHEET.right, 13.5);
      pdf.line(SHEET.left, base - 4.5, SHEET.width - SHEET.right, base - 4.5);
      pdf.text(drawn(sheet, foot), SHEET.left, base);
      pdf.text(`${page} / ${pages}`, SHEET.width - SHEET.right, base, { align: "right" });
    };
    artefact(sheet.tags, draw, "Pagination");
  }
  return { bytes: new Uint8Array(pdf.output("arraybuffer")), pages, unprintable: [...sheet.unprintable] };
}

function lines(sheet: Sheet, text: string): string[] {
  const split: unknown = sheet.pdf.splitTextToSize(drawn(sheet, text), WIDTH);
  return Array.isArray(split) ? split.map(String) : [String(split)];
}
