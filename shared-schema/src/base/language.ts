/** The languages that everything is said in. */
export const LANGUAGES = ["en", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];

/** A text in both languages. */
export type Bilingual = Readonly<Record<Language, string>>;

/** The same text written for each language. */
export function inBoth(write: (language: Language) => string): Bilingual {
  return { en: write("en"), fr: write("fr") };
}
