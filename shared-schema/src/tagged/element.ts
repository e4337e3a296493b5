import type { Language } from "../base/language.ts";
import type { PdfValue } from "../pades/pdf/value.ts";

/** What a part of the text is (ISO 32000-1, 14.8.4). */
export type Role =
  | "Document"
  | "Sect"
  | "Div"
  | "H1"
  | "H2"
  | "H3"
  | "P"
  | "Span"
  | "L"
  | "LI"
  | "Lbl"
  | "LBody"
  | "TOC"
  | "TOCI"
  | "Table"
  | "TR"
  | "TH"
  | "TD"
  | "Link"
  | "Figure"
  | "Form";

export interface Attributes {
  /** Where it is not the language of what it is in. */
  language?: Language;
  /** What a picture shows. */
  alternative?: string;
  /** What a head of a table is the head of. */
  scope?: "Column" | "Row";
  columns?: number;
  /** How the items of a list are marked. */
  numbering?: "Disc" | "Decimal" | "None";
  /** How a text is set apart that was taken out or added. */
  decoration?: "LineThrough" | "Underline" | undefined;
}

/** A piece of a page's content. */
export interface Mark {
  /** Counted from 1. */
  page: number;
  /** The number of the piece on its page. */
  id: number;
}

/** Something that lies upon a page, such as a link. */
export interface Annotation {
  page: number;
  element: Element;
  /** Its dictionary, without what ties it to page and element. */
  entries: Readonly<Record<string, PdfValue>>;
  /** The number of its object, once the pages are written. */
  number: number | null;
}

/** A part of the structure that a screen reader reads. */
export interface Element {
  role: Role;
  attributes: Attributes;
  parent: Element | null;
  kids: (Element | Mark | Annotation)[];
}

export function isElement(kid: Element | Mark | Annotation): kid is Element {
  return "role" in kid;
}

export function isMark(kid: Element | Mark | Annotation): kid is Mark {
  return "id" in kid;
}

/** Adds an element at the end of another one. */
export function childOf(parent: Element, role: Role, attributes: Attributes = {}): Element {
  const element: Element = { role, attributes, parent, kids: [] };
  parent.kids.push(element);
  return element;
}
