import type { Bilingual } from "./facts.ts";

/** A contract as a list of blocks, the same for screen and paper. */
export interface ContractDocument {
  title: Bilingual;
  /** Agreement number as screens show it, «00042». */
  reference: string;
  version: number;
  versionLabel: Bilingual;
  draft: boolean;
  fingerprint: string;
  /** UTC. */
  issuedAt: string;
  productName: string;
  blocks: Block[];
}

export type Block =
  | TitleBlock
  | HeadingBlock
  | ParagraphBlock
  | DetailsBlock
  | TableBlock
  | PartiesBlock
  | SignaturesBlock;

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
  /** Stands out, as the statement that French prevails. */
  strong?: boolean;
}

export interface Detail {
  label: Bilingual;
  value: string;
}

export interface DetailsBlock {
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
  /** Indices of rows that carry a total. */
  totals?: number[];
}

export interface PartiesBlock {
  kind: "parties";
  parties: { role: Bilingual; name: string; rows: Detail[] }[];
}

export interface SignaturesBlock {
  kind: "signatures";
  signatories: { role: Bilingual; name: string; onBehalfOf: string | null }[];
}

export function heading(level: 1 | 2, id: string, number: string, fr: string, en: string): HeadingBlock {
  return { kind: "heading", level, id, number, fr: french(fr), en };
}

export function paragraph(fr: string, en: string, strong = false): ParagraphBlock {
  return { kind: "paragraph", fr: french(fr), en, strong };
}

/** French sets a space before double punctuation and percent signs: one at which no line breaks. */
function french(text: string): string {
  return text.replace(/ (?=[;:!?%»])/g, "\u00a0").replace(/« /g, "«\u00a0");
}

export function detail(fr: string, en: string, value: string): Detail {
  return { label: { fr, en }, value };
}
