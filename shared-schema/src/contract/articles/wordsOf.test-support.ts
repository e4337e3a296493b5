import { CONTRACT_TYPES } from "../../agreement/schema.ts";
import { ARTICLES_EDITIONS } from "../../agreement/wording/edition.ts";
import type { Bilingual, Language } from "../../base/language.ts";
import type { DefinedTerm, StandardTerms } from "./article.ts";
import { TOKEN } from "./fillIn.ts";
import { standardTermsOf } from "./standardTerms.ts";

/** Every edition of every contract type, with a name for the test. */
export const ALL_TERMS: [name: string, terms: StandardTerms][] = ARTICLES_EDITIONS.flatMap((edition) =>
  CONTRACT_TYPES.map((type): [string, StandardTerms] => [`${edition} ${type}`, standardTermsOf(edition, type)]),
);

/** Every text with its place: «4.2», or the definition of a term. */
export function textsOf({ articles, definitions, taxExhibit }: StandardTerms): [place: string, text: Bilingual][] {
  return [
    ...articles.flatMap(({ number, paragraphs }) =>
      paragraphs.map((text, index): [string, Bilingual] => [`${number}.${index + 1}`, text]),
    ),
    ...taxExhibit.flatMap(({ id, paragraphs, elsewhere = [] }) =>
      [...paragraphs, ...elsewhere].map((text): [string, Bilingual] => [`exhibit, ${id}`, text]),
    ),
    ...definitions.map(({ en, definition }): [string, Bilingual] => [`definition of ${en[0]}`, definition]),
  ];
}

/** A text cut at the defined terms that it uses: the headings of those, and what is left. */
export function cutAtTerms(text: string, definitions: readonly DefinedTerm[], language: Language) {
  const forms = definitions
    .flatMap((term) => term[language].map((form) => ({ form, name: term.en[0] ?? "" })))
    .sort((a, b) => b.form.length - a.form.length);
  const used: string[] = [];
  let rest = text.replace(TOKEN, "0");
  for (const { form, name } of forms) {
    rest = rest.replace(new RegExp(`(?<!\\p{L})${form}(?!\\p{L})`, "gu"), () => {
      used.push(name);
      return "§";
    });
  }
  return { used, rest };
}
