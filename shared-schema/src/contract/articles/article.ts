import type { Bilingual } from "../../base/language.ts";
import type { Figure } from "./figure.ts";

/**
 * One article of the standard terms. A paragraph's text names what both languages share in braces: `{16.2}` is another
 * article or paragraph, `{refund}` a figure of the edition.
 */
export interface Article {
  number: number;
  title: Bilingual;
  /** Numbered in their order: the second of article 4 is 4.2. */
  paragraphs: readonly Bilingual[];
}

/** A term with its forms, the heading first, and what it means. */
export interface DefinedTerm {
  fr: readonly string[];
  en: readonly string[];
  definition: Bilingual;
}

/** The parts of the tax exhibit, in their order. */
export type ExhibitPart =
  | "qualification"
  | "method"
  | "exemption"
  | "fuel"
  | "declaration"
  | "evidence"
  | "recalculation"
  | "reassessment";

export interface ExhibitSection {
  id: ExhibitPart;
  title: Bilingual;
  paragraphs: readonly Bilingual[];
  /** Used instead where the tax is another country's than France's. */
  elsewhere?: readonly Bilingual[];
}

/** The standard terms of one contract type in one edition. */
export interface StandardTerms {
  articles: readonly Article[];
  definitions: readonly DefinedTerm[];
  taxExhibit: readonly ExhibitSection[];
  figures: Readonly<Record<string, Figure>>;
}
