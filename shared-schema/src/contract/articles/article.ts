import type { Bilingual } from "../facts.ts";

/** One article of the standard terms: its title and its short statement in both languages. */
export interface Article {
  number: number;
  title: Bilingual;
  statement: Bilingual;
}
