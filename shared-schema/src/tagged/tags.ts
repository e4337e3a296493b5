import type { jsPDF } from "jspdf";
import { type Annotation, type Attributes, childOf, type Element, type Role } from "./element.ts";
import { type Writer, writerOf } from "./writer.ts";

const LAYOUT = "/Artifact <</Type /Layout>> BDC";
const REPEATED = "/Artifact <</Type /Pagination>> BDC";

/** A place that links lead to by name. */
export interface Destination {
  name: string;
  /** Counted from 1. */
  page: number;
  /** In points from the lower edge of the page. */
  y: number;
}

/** The structure of a PDF that is being drawn. */
export interface Tags {
  pdf: jsPDF;
  writer: Writer;
  /** The whole document. */
  root: Element;
  /** Where elements are added. */
  open: Element;
  /** The elements of the pieces of each page, in the order of their numbers; pages counted from 1. */
  pages: Map<number, Element[]>;
  annotations: Annotation[];
  destinations: Destination[];
  /** The objects of the elements, once they are written. */
  numbers: Map<Element, number>;
  /** What is being drawn: a piece with the page that it began on, or an artefact. */
  drawing: number | null;
}

/** The structure of a PDF to which nothing was drawn yet. */
export function newTags(pdf: jsPDF): Tags {
  const root: Element = { role: "Document", attributes: {}, parent: null, kids: [] };
  return {
    pdf,
    writer: writerOf(pdf),
    root,
    open: root,
    pages: new Map(),
    annotations: [],
    destinations: [],
    numbers: new Map(),
    drawing: null,
  };
}

/** Adds an element, and puts into it what is added meanwhile. */
export function within<T>(tags: Tags, role: Role, add: (element: Element) => T, attributes: Attributes = {}): T {
  const element = childOf(tags.open, role, attributes);
  return inside(tags, element, () => add(element));
}

/** Puts what is added meanwhile into an element that is there already. */
export function inside<T>(tags: Tags, element: Element, add: () => T): T {
  const former = tags.open;
  tags.open = element;
  const added = add();
  tags.open = former;
  return added;
}

/** Draws an element that has nothing but text in it, on one page. */
export function drawAs(tags: Tags, role: Role, draw: () => unknown, attributes: Attributes = {}): void {
  within(tags, role, () => mark(tags, draw), attributes);
}

/**
 * Draws a piece of an element, on one page. An element that goes on over a page is drawn in two pieces.
 * @param element null for what a page repeats
 */
export function mark(tags: Tags, draw: () => unknown, element: Element | null = tags.open): void {
  beginMark(tags, element);
  draw();
  endDrawing(tags);
}

/** Draws what is no part of the text: lines, colours, and what each page repeats. */
export function artefact(tags: Tags, draw: () => unknown, kind: "Layout" | "Pagination" = "Layout"): void {
  begin(tags, kind === "Layout" ? LAYOUT : REPEATED);
  draw();
  endDrawing(tags);
}

/** Begins a piece of an element, or of what a page repeats, where a library draws it. */
export function beginMark(tags: Tags, element: Element | null): void {
  if (element === null) {
    begin(tags, REPEATED);
    return;
  }
  const page = pageOf(tags);
  const marks = tags.pages.get(page) ?? [];
  begin(tags, `/${element.role} <</MCID ${marks.length}>> BDC`);
  element.kids.push({ page, id: marks.length });
  marks.push(element);
  tags.pages.set(page, marks);
}

export function endDrawing(tags: Tags): void {
  if (tags.drawing !== pageOf(tags)) throw new Error("a piece of a tagged PDF ends on the page that it begins on");
  tags.writer.line("EMC");
  tags.drawing = null;
}

function begin(tags: Tags, operator: string): void {
  if (tags.drawing !== null) throw new Error("a piece of a tagged PDF has no other piece in it");
  tags.writer.line(operator);
  tags.drawing = pageOf(tags);
}

export function pageOf({ pdf }: Tags): number {
  return pdf.getCurrentPageInfo().pageNumber;
}
