import type { Language } from "shared-schema/base/language";

/** The language in which the page is shown; boot.js has set it. */
export function shownLanguage(): Language {
  return document.documentElement.lang === "fr" ? "fr" : "en";
}

/** The part of the page in a language. */
export function pageIn(language: Language): HTMLElement {
  const page = document.querySelector<HTMLElement>(`body > .page[lang="${language}"]`);
  if (!page) throw new Error(`The landing page has no part in ${language}.`);
  return page;
}
