/** The languages in which the terms of service are read, each at `/tos/{language}.md`. */
export const TERMS_LANGUAGES = ["en", "fr"] as const;
export type TermsLanguage = (typeof TERMS_LANGUAGES)[number];
