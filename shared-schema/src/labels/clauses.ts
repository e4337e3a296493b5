import type { Clause } from "../agreement/schema.ts";
import type { Bilingual } from "../base/language.ts";

/** Kept from the labels of the agreement's other fields, which the first screen loads: only documents name it. */
export const ARTICLES_EDITION: Bilingual = {
  en: "Edition of the standard terms",
  fr: "Édition des conditions générales",
};

export const CLAUSE: Bilingual = { en: "Clause", fr: "Clause" };

export const CLAUSE_FIELDS: Readonly<Record<Exclude<keyof Clause, "pos">, Bilingual>> = {
  text_fr: { en: "French text", fr: "Texte français" },
  text_en: { en: "English text", fr: "Texte anglais" },
};
