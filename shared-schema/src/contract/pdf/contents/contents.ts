import { childOf, type Element } from "../../../tagged/element.ts";
import { linkTo } from "../../../tagged/links.ts";
import { artefact, drawAs, inside, mark, within } from "../../../tagged/tags.ts";
import type { ContractDocument, HeadingBlock } from "../../blocks.ts";
import {
  BRASS,
  COLUMN,
  clean,
  INK,
  inLanguage,
  lineHeight,
  MIST,
  PAGE,
  type Pen,
  SECOND,
  setType,
  WATER,
  wrap,
} from "../pen.ts";

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
  /** Where they are in the structure. */
  section: Element;
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
  return { firstPage, pages, section: childOf(pen.tags.open, "Sect") };
}

/** Draws the contents on the pages kept for them; each entry leads to its heading. */
export function drawContents(pen: Pen, { firstPage, pages, section }: ReservedContents): void {
  const { tags } = pen;
  // One list, though it may take several pages, each with the title.
  const title = childOf(section, "H2");
  const list = childOf(section, "TOC");
  for (const [index, entries] of pages.entries()) {
    pen.pdf.setPage(firstPage + index);
    pen.y = PAGE.top + 2;
    drawTitle(pen, index === 0 ? title : null);
    inside(tags, list, () => {
      for (const entry of entries) drawEntry(pen, entry);
    });
  }
}

/** @param element null where a page repeats the title */
function drawTitle(pen: Pen, element: Element | null): void {
  const { pdf, tags } = pen;
  setType(pen, "bold", 14, WATER);
  mark(tags, () => pdf.text("Sommaire", PAGE.left, pen.y + 6), element);
  setType(pen, "italic", 12, WATER);
  const english = element && childOf(element, "Span", { language: "en" });
  mark(tags, () => pdf.text("Contents", SECOND, pen.y + 6), english);
  artefact(tags, () => {
    pdf.setDrawColor(...BRASS).setLineWidth(0.4);
    pdf.line(PAGE.left, pen.y + 9, PAGE.width - PAGE.right, pen.y + 9);
  });
  pen.y += TITLE_HEIGHT - 2;
}

/** The name of the nth heading that was drawn as a place that links lead to, counted from 1. */
export function destinationOf(nth: number): string {
  return `h${nth}`;
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
  const { pdf, tags, marks } = pen;
  const line = lineHeight(POINTS[heading.level]);
  const top = pen.y + (heading.level === 1 ? 2.7 : 0);
  const right = PAGE.width - PAGE.right;
  const nth = marks.findIndex((one) => one.heading === heading);
  setFace(pen, heading);
  const number = clean(pen, heading.number);
  const draw = (text: string, x: number, row: number) => pdf.text(text, x, top + line * (row + 0.75));
  const drawEnglish = () => {
    for (const [row, text] of en.entries()) draw(text, SECOND, row);
  };
  const drawLink = () => {
    mark(tags, () => {
      draw(number, PAGE.left, 0);
      for (const [row, text] of fr.entries()) draw(text, PAGE.left + NUMBER_WIDTH, row);
    });
    drawAs(tags, "Span", drawEnglish, { language: "en" });
    mark(tags, () => pdf.text(String(marks[nth]?.page), right, top + line * 0.75, { align: "right" }));
    const box = { x: PAGE.left, y: top, width: right - PAGE.left, height: height - (top - pen.y) };
    linkTo(tags, box, { name: destinationOf(nth + 1) }, `${number}. ${clean(pen, inLanguage(pen, heading))}`);
  };
  within(tags, "TOCI", () => within(tags, "Link", drawLink));
  pen.y += height;
  artefact(tags, () => {
    pdf.setDrawColor(...MIST).setLineWidth(0.1);
    pdf.line(PAGE.left, pen.y, right, pen.y);
  });
}

function setFace(pen: Pen, { level }: HeadingBlock): void {
  setType(pen, level === 1 ? "bold" : "normal", POINTS[level], level === 1 ? WATER : INK);
}
