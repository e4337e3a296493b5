import { codePoint } from "../base/text/codePoint.ts";
import type { PartyField } from "../pades/sign/fields.ts";
import { type ContractDocument, paragraph } from "./blocks.ts";
import { drawContents, reserveContents } from "./pdf/contents/contents.ts";
import { drawCover } from "./pdf/cover.ts";
import { drawBlocks } from "./pdf/draw.ts";
import { drawFrames } from "./pdf/frame.ts";
import { openPdf, PAGE, type Pen } from "./pdf/pen.ts";
import type { Plates } from "./pdf/plates.ts";
import { drawVerify } from "./pdf/verify.ts";
import { type ContractFonts, unprintableTexts } from "./printable.ts";

/** A document with fewer headings, such as a short addendum, has no contents. */
const LEAST_CONTENTS = 12;

export interface ContractPdf {
  bytes: Uint8Array;
  pages: number;
  /** The signature fields, in the order of the contract. */
  fields: PartyField[];
  /** Characters that the fonts lack; they are marked in a draft, and anything but a draft is refused. */
  unprintable: string[];
}

/**
 * The contract on A4, a PDF/A-2a and PDF/UA-1: the same bytes for the same document, fonts and plates, in Node and in a browser.
 * Runs for as long as it takes: call it from a worker.
 * @throws when a document that is no draft has a character that cannot be printed
 */
export function contractPdf(doc: ContractDocument, fonts: ContractFonts, plates: Plates): ContractPdf {
  const refused = unprintableTexts(doc, fonts);
  const unprintable = [...new Set(refused.flatMap(({ characters }) => characters))];
  const [first] = refused;
  if (first && !doc.draft) {
    throw new Error(`«${first.text}» cannot be printed: ${first.characters.map(codePoint).join(", ")}`);
  }
  const pen = openPdf(doc, fonts);
  const titlePages = drawFront(pen, doc, plates);
  const headings = doc.blocks.filter(({ kind }) => kind === "heading").length;
  const contents = doc.cover && headings >= LEAST_CONTENTS ? reserveContents(pen, doc) : null;
  if (doc.cover) pen.pdf.addPage();
  pen.y = PAGE.top;
  drawBlocks(pen, unprintable.length > 0 ? withWarning(doc, unprintable) : doc);
  drawVerify(pen, doc);
  if (contents) drawContents(pen, contents);
  drawFrames(pen, doc, titlePages, plates);
  const bytes = new Uint8Array(pen.pdf.output("arraybuffer"));
  const fields = pen.fields.map((field) => ({ ...field, element: pen.tags.numbers.get(field.element) ?? 0 }));
  return { bytes, pages: pen.pdf.getNumberOfPages(), fields, unprintable };
}

/** Draws the title page. @returns how many pages it takes: names of great length may need a second one */
function drawFront(pen: Pen, doc: ContractDocument, plates: Plates): number {
  if (!doc.cover) return 0;
  drawCover(pen, doc, plates);
  return pen.pdf.getNumberOfPages();
}

/** Says under the title which characters are marked in the draft. */
function withWarning(doc: ContractDocument, characters: readonly string[]): ContractDocument {
  const points = characters.map(codePoint).join(", ");
  const warning = paragraph(
    `Caractères que la police du contrat ne contient pas : ${points}. Ils sont remplacés par un signe dans ce projet et empêchent d’établir le contrat.`,
    `Characters that the contract’s font lacks: ${points}. They are replaced by a mark in this draft and prevent the contract from being generated.`,
    true,
  );
  const [title, ...rest] = doc.blocks;
  return { ...doc, blocks: title ? [title, warning, ...rest] : [warning] };
}
