import type { Position } from "../base/basics.ts";
import type { Bilingual, Language } from "../base/language.ts";
import type { Run } from "./comparison/runs.ts";

/** A contract as a list of blocks, the same for screen and paper. */
export interface ContractDocument {
  title: Bilingual;
  /** Agreement number as screens show it, «00042». */
  reference: string;
  version: number;
  versionLabel: Bilingual;
  draft: boolean;
  fingerprint: string;
  /** The former and the latter version of a comparison; absent from anything else. */
  compared?: readonly [ComparedVersion, ComparedVersion];
  /** UTC. */
  issuedAt: string;
  productName: string;
  /** Where anybody can check a copy; null for a text that belongs to no agreement. */
  verify: string | null;
  /** The title page; null for a text that needs none. */
  cover: Cover | null;
  /** Null: both languages in parallel columns. */
  language: Language | null;
  blocks: Block[];
}

export interface ComparedVersion {
  name: Bilingual;
  fingerprint: string;
  /** UTC. */
  issuedAt: string;
  yacht: NamedYacht | null;
}

/** The particulars that identify a yacht in the head of every page. */
interface NamedYacht {
  name: string;
  number: string | null;
}

/** The facts on the title page, all of them stated again in the particulars. */
export interface Cover {
  details: Detail[];
  /** Null while there is none. */
  yacht: NamedYacht | null;
  route: RouteSketch;
}

/** The route as the chart of the title page draws it, with continuous longitudes. */
export interface RouteSketch {
  line: Position[];
  calls: NamedCall[];
}

export interface NamedCall extends Position {
  name: string;
}

export type Block =
  | TitleBlock
  | HeadingBlock
  | ParagraphBlock
  | DetailsBlock
  | TableBlock
  | PartiesBlock
  | SignaturesBlock
  | RedlineBlock;

export interface TitleBlock {
  kind: "title";
  text: Bilingual;
  subtitle: string;
}

export interface HeadingBlock extends Bilingual {
  kind: "heading";
  /** 1 for a part of the contract, 2 for an article or a section of it. */
  level: 1 | 2;
  /** Anchor in the HTML. */
  id: string;
  number: string;
}

export interface ParagraphBlock extends Bilingual {
  kind: "paragraph";
  /** «4.2», set before the text of either language. */
  number?: string;
  /** Stands out, as the statement that French prevails. */
  strong?: boolean;
}

export interface Detail {
  label: Bilingual;
  value: string;
  /** The field behind this cell, as a path of the missing list without its `cruise.`: `yacht.flag`. */
  field?: string | undefined;
}

interface DetailsBlock {
  kind: "details";
  rows: Detail[];
}

export type Align = "left" | "right";

export interface TableBlock {
  kind: "table";
  caption: Bilingual;
  columns: {
    head: Bilingual;
    align: Align /** Share of the width; columns without one share the rest. */;
    width?: number;
  }[];
  rows: string[][];
  /** The field behind each cell, as `Detail` names it. */
  fields?: (string | null)[][];
  /** Indices of rows that carry a total. */
  totals?: number[];
  /** Indices of other rows that stay on the page of the row above them, as totals do. */
  kept?: number[];
}

export interface PartiesBlock {
  kind: "parties";
  parties: { role: Bilingual; name: string; rows: Detail[]; field?: string }[];
}

export interface SignaturesBlock {
  kind: "signatures";
  /** Party: its key in the agreement, by which its field is named; texts of older releases have none. */
  signatories: { party?: string; role: Bilingual; name: string; onBehalfOf: string | null }[];
}

/** Lines of two versions as one, with what was deleted and what was inserted. */
export interface RedlineBlock {
  kind: "redline";
  /** Says to a screen reader which table it is: no two of a document have the same one. */
  caption: Bilingual;
  /** Paragraphs stand in two columns, French and English; rows have cells. */
  layout: "columns" | "rows";
  /** Shares of the width. */
  columns: { width: number; align: Align }[];
  /** The first row names the columns. */
  hasHead: boolean;
  rows: RedlineRow[];
}

export interface RedlineRow {
  cells: Run[][];
  strong: boolean;
}

export function heading(level: 1 | 2, id: string, number: string, fr: string, en: string): HeadingBlock {
  return { kind: "heading", level, id, number, fr: french(fr), en };
}

export function paragraph(fr: string, en: string, strong = false): ParagraphBlock {
  return { kind: "paragraph", fr: french(fr), en, strong };
}

/** The text of a paragraph behind its number, in both languages. */
export function numberedText({ number, fr, en }: ParagraphBlock): Bilingual {
  return number === undefined ? { fr, en } : { fr: `${number}\u00a0${fr}`, en: `${number}\u00a0${en}` };
}

/** French sets a space before double punctuation and percent signs: one at which no line breaks. */
function french(text: string): string {
  return text.replace(/ (?=[;:!?%»])/g, "\u00a0").replace(/« /g, "«\u00a0");
}

export function detail(fr: string, en: string, value: string, field?: string): Detail {
  return { label: { fr, en }, value, field };
}

/** A detail under a label of the dictionary. */
export function labelled(label: Bilingual, value: string, field?: string): Detail {
  return { label, value, field };
}
