import { childOf } from "../../tagged/element.ts";
import { nameDestination } from "../../tagged/links.ts";
import { artefact, drawAs, inside, mark, within } from "../../tagged/tags.ts";
import {
  type Block,
  type ContractDocument,
  type HeadingBlock,
  numberedText,
  type ParagraphBlock,
  type TitleBlock,
} from "../blocks.ts";
import { drawColumns } from "./columns.ts";
import { destinationOf } from "./contents/contents.ts";
import { headingNeeds, isSigned, KEPT_WHOLE, tableNeeds } from "./estimate.ts";
import { plainSpaces } from "./open.ts";
import { BRASS, clean, INNER, inLanguage, lineHeight, need, PAGE, type Pen, setType, WATER, wrap } from "./pen.ts";
import { drawRedline } from "./redline/redline.ts";
import { drawSignatures } from "./signatures.ts";
import { drawDetails, drawParties, drawTable } from "./table/tables.ts";

type OutlineParent = ReturnType<Pen["pdf"]["outline"]["add"]> | null;

/**
 * Draws all blocks, with a bookmark for each heading and a section of the structure for each part. A title page of its own takes the
 * place of the title.
 */
export function drawBlocks(pen: Pen, doc: ContractDocument): void {
  const { tags } = pen;
  let part: OutlineParent = null;
  let section = tags.open;
  for (const [index, block] of doc.blocks.entries()) {
    if (block.kind === "heading") {
      const height = headingNeeds(doc.blocks, index, doc.verify !== null);
      if (block.level === 1 && isSigned(doc.blocks, index)) closePage(pen, height);
      need(pen, height);
      if (block.level === 1) section = childOf(tags.open, "Sect");
      part = inside(tags, section, () => drawHeading(pen, block, part));
    } else if (block.kind !== "title") inside(tags, section, () => drawBlock(pen, block));
    else if (doc.cover === null) drawTitle(pen, block);
  }
}

const LEFT_BLANK = {
  fr: "Le reste de cette page est laissé en blanc.",
  en: "The rest of this page is left blank.",
} as const;

/** Says on a page that ends early before the signatures that the rest of it is blank, so that nothing is added there unnoticed. */
function closePage(pen: Pen, height: number): void {
  const left = PAGE.height - PAGE.bottom - pen.y;
  if (height <= left || left < KEPT_WHOLE / 2) return;
  setType(pen, "italic", 8.5, WATER);
  const draw = () => pen.pdf.text(inLanguage(pen, LEFT_BLANK), PAGE.width / 2, pen.y + 12, { align: "center" });
  artefact(pen.tags, draw, "Pagination");
}

function drawBlock(pen: Pen, block: Exclude<Block, HeadingBlock | TitleBlock>): void {
  switch (block.kind) {
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
    case "redline":
      drawRedline(pen, block);
      break;
    case "signatures":
      drawSignatures(pen, block);
      break;
  }
}

function drawTitle(pen: Pen, { text, subtitle }: TitleBlock): void {
  const { tags, language } = pen;
  within(tags, "H1", () => {
    setType(pen, "bold", 20, WATER);
    mark(tags, () => drawLines(pen, text[language ?? "fr"], 8));
    if (language !== null) return;
    setType(pen, "italic", 13, WATER);
    drawAs(tags, "Span", () => drawLines(pen, text.en, 7), { language: "en" });
  });
  setType(pen, "normal", 10);
  pen.y += 3;
  drawAs(tags, "P", () => drawLines(pen, subtitle, lineHeight(10)));
  pen.y += 6;
}

/** Draws a text over the whole width, in as many lines as it takes. @param step from one line to the next, mm */
function drawLines(pen: Pen, text: string, step: number): void {
  for (const line of wrap(pen, text, INNER)) {
    pen.y += step;
    pen.pdf.text(line, PAGE.left, pen.y);
  }
}

/** Returns the bookmark under which the sections that follow go. */
function drawHeading(pen: Pen, block: HeadingBlock, part: OutlineParent): OutlineParent {
  const main = block.level === 1;
  const size = main ? 13 : 10;
  if (main) {
    pen.y += 6;
    artefact(pen.tags, () => {
      pen.pdf.setDrawColor(...BRASS).setLineWidth(0.4);
      pen.pdf.line(PAGE.left, pen.y, PAGE.width - PAGE.right, pen.y);
    });
  }
  pen.y += main ? 2.5 : 2;
  const page = pen.pdf.getCurrentPageInfo().pageNumber;
  pen.marks.push({ heading: block, page, y: pen.y });
  nameDestination(pen.tags, destinationOf(pen.marks.length), page, pen.y);
  const title = plainSpaces(clean(pen, `${block.number}. ${inLanguage(pen, block)}`));
  const bookmark = pen.pdf.outline.add(main ? null : part, title, { pageNumber: page });
  setType(pen, "bold", size, WATER);
  const text = { fr: `${block.number}. ${block.fr}`, en: `${block.number}. ${block.en}` };
  drawColumns(pen, text, size, main ? "H2" : "H3");
  pen.y += 1.2;
  return main ? bookmark : part;
}

function drawParagraph(pen: Pen, block: ParagraphBlock): void {
  setType(pen, block.strong ? "bold" : "normal", 8.5);
  drawColumns(pen, numberedText(block), 8.5, "P");
  pen.y += 2;
}
