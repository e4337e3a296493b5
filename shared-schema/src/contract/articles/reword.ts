import type { Bilingual, Language } from "../../base/language.ts";
import type { StandardTerms } from "./article.ts";

/** Other words in a text of an edition. */
export interface Rewording {
  /** The place of the text: «4.2», «4» for the title of an article, «exhibit» for any text of the tax exhibit. */
  at: string;
  language: Language;
  from: string;
  to: string;
}

/**
 * An edition in other words at some places; all else is as it was.
 * @throws when the words to be replaced are not at their place
 */
export function reworded(terms: StandardTerms, rewordings: readonly Rewording[]): StandardTerms {
  const left = new Set(rewordings);
  const read = (at: string, text: Bilingual): Bilingual => {
    const next = { ...text };
    for (const rewording of rewordings) {
      const { language, from, to } = rewording;
      if (rewording.at !== at || !next[language].includes(from)) continue;
      next[language] = next[language].replaceAll(from, to);
      left.delete(rewording);
    }
    return next;
  };
  const articles = terms.articles.map(({ number, title, paragraphs }) => ({
    number,
    title: read(String(number), title),
    paragraphs: paragraphs.map((text, index) => read(`${number}.${index + 1}`, text)),
  }));
  const taxExhibit = terms.taxExhibit.map((section) => ({
    ...section,
    paragraphs: section.paragraphs.map((text) => read("exhibit", text)),
  }));
  for (const { at, from } of left) throw new Error(`The edition does not say «${from}» at ${at}.`);
  return { ...terms, articles, taxExhibit };
}
