import type { Block, ContractDocument, HeadingBlock, ParagraphBlock, SignaturesBlock, TitleBlock } from "../blocks.ts";
import type { Bilingual } from "../facts.ts";
import { both } from "../format.ts";
import { headingNeeds, SIGNATURE, tableNeeds } from "./estimate.ts";
import {
  BRASS,
  COLUMN,
  clean,
  INNER,
  lineHeight,
  MIST,
  need,
  PAGE,
  type Pen,
  SECOND,
  setType,
  WATER,
  wrap,
} from "./pen.ts";
import { drawDetails, drawParties, drawTable } from "./tables.ts";

/** Paragraphs of so many lines are not broken over pages. */
const KEPT_WHOLE = 12;
const POINTS_PER_MM = 72 / 25.4;

type OutlineParent = ReturnType<Pen["pdf"]["outline"]["add"]> | null;

/** Draws all blocks, with a bookmark for each heading. */
export function drawBlocks(pen: Pen, doc: ContractDocument): void {
  let part: OutlineParent = null;
  for (const [index, block] of doc.blocks.entries()) {
    if (block.kind === "heading") {
      need(pen, headingNeeds(doc.blocks, index));
      part = drawHeading(pen, block, part);
    } else drawBlock(pen, block);
  }
}

function drawBlock(pen: Pen, block: Exclude<Block, HeadingBlock>): void {
  switch (block.kind) {
    case "title":
      drawTitle(pen, block);
      break;
    case "paragraph":
      drawParagraph(pen, block);
      break;
    case "details":
      drawDetails(pen, block.rows);
      break;
    case "table":
      need(pen, tableNeeds(block));
      drawTable(pen, block);
      break;
    case "parties":
      drawParties(pen, block);
      break;
    case "signatures":
      drawSignatures(pen, block);
      break;
  }
}

function drawTitle(pen: Pen, { text, subtitle }: TitleBlock): void {
  setType(pen, "bold", 20, WATER);
  pen.y += 8;
  pen.pdf.text(clean(pen, text.fr), PAGE.left, pen.y);
  setType(pen, "normal", 13, WATER);
  pen.y += 7;
  pen.pdf.text(clean(pen, text.en), PAGE.left, pen.y);
  setType(pen, "normal", 10.5);
  pen.y += 3;
  for (const line of wrap(pen, subtitle, INNER)) {
    pen.y += lineHeight(10.5);
    pen.pdf.text(line, PAGE.left, pen.y);
  }
  pen.y += 6;
}

/** Returns the bookmark under which the sections that follow go. */
function drawHeading(pen: Pen, block: HeadingBlock, part: OutlineParent): OutlineParent {
  const main = block.level === 1;
  const size = main ? 13 : 10;
  if (main) {
    pen.y += 6;
    pen.pdf.setDrawColor(...BRASS).setLineWidth(0.4);
    pen.pdf.line(PAGE.left, pen.y, PAGE.width - PAGE.right, pen.y);
  }
  pen.y += main ? 2.5 : 2;
  const pageNumber = pen.pdf.getCurrentPageInfo().pageNumber;
  const title = clean(pen, `${block.number}. ${block.fr} / ${block.en}`);
  const mark = pen.pdf.outline.add(main ? null : part, title, { pageNumber });
  setType(pen, "bold", size, WATER);
  drawColumns(pen, { fr: `${block.number}. ${block.fr}`, en: `${block.number}. ${block.en}` }, size);
  pen.y += 1.2;
  return main ? mark : part;
}

function drawParagraph(pen: Pen, block: ParagraphBlock): void {
  setType(pen, block.strong ? "bold" : "normal", 9);
  drawColumns(pen, block, 9);
  pen.y += 2;
}

/** French on the left, English on the right, broken over pages line by line. */
function drawColumns(pen: Pen, text: Bilingual, points: number): void {
  const fr = wrap(pen, text.fr, COLUMN);
  const en = wrap(pen, text.en, COLUMN);
  const count = Math.max(fr.length, en.length);
  // A short text stays whole: no line of it is left alone on a page.
  if (count <= KEPT_WHOLE) need(pen, count * lineHeight(points));
  for (let i = 0; i < count; i++) {
    need(pen, lineHeight(points));
    pen.y += lineHeight(points);
    const base = pen.y - lineHeight(points) * 0.25;
    pen.pdf.text(fr[i] ?? "", PAGE.left, base);
    pen.pdf.text(en[i] ?? "", SECOND, base);
  }
}

function drawSignatures(pen: Pen, { signatories }: SignaturesBlock): void {
  for (const [index, { role, name, onBehalfOf }] of signatories.entries()) {
    const right = index % 2 === 1;
    if (!right) need(pen, SIGNATURE.height + SIGNATURE.gap);
    const x = right ? SECOND : PAGE.left;
    pen.pdf.setDrawColor(...MIST).setLineWidth(0.3);
    pen.pdf.rect(x, pen.y, COLUMN, SIGNATURE.height);
    setType(pen, "normal", 7.5, WATER);
    pen.pdf.text(clean(pen, both(role)), x + 2.5, pen.y + 4.5);
    setType(pen, "bold", 9);
    pen.pdf.text(wrap(pen, name, COLUMN - 5).slice(0, 1), x + 2.5, pen.y + 9);
    setType(pen, "normal", 7.5);
    if (onBehalfOf !== null) pen.pdf.text(wrap(pen, onBehalfOf, COLUMN - 5).slice(0, 1), x + 2.5, pen.y + 13);
    pen.fields.push({ name, page: pen.pdf.getCurrentPageInfo().pageNumber - 1, rect: fieldBelow(x, pen.y) });
    if (right || index === signatories.length - 1) pen.y += SIGNATURE.height + SIGNATURE.gap;
  }
}

/** The free lower part of a box, in points from the lower left corner of the page. */
function fieldBelow(x: number, y: number): [number, number, number, number] {
  const points = (mm: number) => Math.round(mm * POINTS_PER_MM * 100) / 100;
  const bottom = PAGE.height - (y + SIGNATURE.height - 1);
  const top = PAGE.height - (y + 14.5);
  return [points(x + 1), points(bottom), points(x + COLUMN - 1), points(top)];
}
