import type { ContractDocument, HeadingBlock } from "../../blocks.ts";
import { BRASS, COLUMN, clean, INK, lineHeight, MIST, PAGE, type Pen, SECOND, setType, WATER, wrap } from "../pen.ts";
import { linkTo } from "./destinations.ts";

/** An entry of the contents with its lines broken. */
interface Entry {
  heading: HeadingBlock;
  fr: string[];
  en: string[];
  height: number;
}

/** The pages kept free for the contents, until it is known on which page each heading is. */
interface ReservedContents {
  firstPage: number;
  pages: Entry[][];
}

const NUMBER_WIDTH = 9;
const PAGE_WIDTH = 8;
const TITLE_HEIGHT = 15;
const POINTS = { 1: 9, 2: 8 } as const;
/** Contents that spill over by a few entries are set this much closer, at most. */
const CLOSEST = 0.85;

/** Adds the pages that the contents need. */
export function reserveContents(pen: Pen, doc: ContractDocument): ReservedContents {
  const entries = doc.blocks.flatMap((block) => (block.kind === "heading" ? [entryOf(pen, block)] : []));
  const pages = paged(setCloser(entries));
  const firstPage = pen.pdf.getNumberOfPages() + 1;
  for (const _ of pages) pen.pdf.addPage();
  pen.y = PAGE.top;
  return { firstPage, pages };
}

/** Draws the contents on the pages kept for them; each entry leads to its heading. */
export function drawContents(pen: Pen, { firstPage, pages }: ReservedContents): void {
  for (const [index, entries] of pages.entries()) {
    pen.pdf.setPage(firstPage + index);
    pen.y = PAGE.top + 2;
    drawTitle(pen);
    for (const entry of entries) drawEntry(pen, entry);
  }
}

function drawTitle(pen: Pen): void {
  setType(pen, "bold", 14, WATER);
  pen.pdf.text("Sommaire", PAGE.left, pen.y + 6);
  setType(pen, "italic", 12, WATER);
  pen.pdf.text("Contents", SECOND, pen.y + 6);
  pen.pdf.setDrawColor(...BRASS).setLineWidth(0.4);
  pen.pdf.line(PAGE.left, pen.y + 9, PAGE.width - PAGE.right, pen.y + 9);
  pen.y += TITLE_HEIGHT - 2;
}

function entryOf(pen: Pen, heading: HeadingBlock): Entry {
  setFace(pen, heading);
  const fr = wrap(pen, heading.fr, COLUMN - NUMBER_WIDTH);
  const en = wrap(pen, heading.en, COLUMN - PAGE_WIDTH);
  const lines = Math.max(fr.length, en.length) * lineHeight(POINTS[heading.level]);
  return { heading, fr, en, height: lines + (heading.level === 1 ? 3.2 : 0.45) };
}

const ROOM = PAGE.height - PAGE.bottom - PAGE.top - TITLE_HEIGHT;

/** Sets the entries closer where that saves a page with a few of them. */
function setCloser(entries: readonly Entry[]): Entry[] {
  const whole = entries.reduce((sum, { height }) => sum + height, 0);
  // A hair less than the room: heights are sums of fractions.
  const share = (Math.floor(whole / ROOM) * ROOM - 0.01) / whole;
  return entries.map((entry) => (share >= CLOSEST ? { ...entry, height: entry.height * share } : entry));
}

function paged(entries: readonly Entry[]): Entry[][] {
  const pages: Entry[][] = [];
  let left = 0;
  for (const [index, entry] of entries.entries()) {
    // A part's heading is not left alone at the foot of a page.
    const next = entry.heading.level === 1 ? entries[index + 1] : undefined;
    const needed = entry.height + (next?.heading.level === 2 ? next.height : 0);
    const page = pages.at(-1);
    if (page && needed <= left) page.push(entry);
    else {
      pages.push([entry]);
      left = ROOM;
    }
    left -= entry.height;
  }
  return pages;
}

function drawEntry(pen: Pen, { heading, fr, en, height }: Entry): void {
  const { pdf } = pen;
  const line = lineHeight(POINTS[heading.level]);
  const top = pen.y + (heading.level === 1 ? 2.7 : 0);
  const mark = pen.marks.find((one) => one.heading === heading);
  setFace(pen, heading);
  const draw = (text: string, x: number, row: number) => pdf.text(text, x, top + line * (row + 0.75));
  draw(clean(pen, heading.number), PAGE.left, 0);
  for (const [row, text] of fr.entries()) draw(text, PAGE.left + NUMBER_WIDTH, row);
  for (const [row, text] of en.entries()) draw(text, SECOND, row);
  const right = PAGE.width - PAGE.right;
  if (mark) {
    pdf.text(String(mark.page), right, top + line * 0.75, { align: "right" });
    linkTo(pen, mark, { x: PAGE.left, y: top, width: right - PAGE.left, height: height - (top - pen.y) });
  }
  pen.y += height;
  pdf.setDrawColor(...MIST).setLineWidth(0.1);
  pdf.line(PAGE.left, pen.y, right, pen.y);
}

function setFace(pen: Pen, { level }: HeadingBlock): void {
  setType(pen, level === 1 ? "bold" : "normal", POINTS[level], level === 1 ? WATER : INK);
}
