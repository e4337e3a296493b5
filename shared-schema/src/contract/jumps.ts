import type { Bilingual } from "../base/language.ts";

/** The headings that are looked up most, by their anchor. A document links to those that it has. */
export const JUMPS: readonly (readonly [id: string, label: Bilingual])[] = [
  ["changes", { fr: "Termes modifiés", en: "Changed terms" }],
  ["price-difference", { fr: "Différence de prix", en: "Difference of price" }],
  ["text", { fr: "Texte comparé", en: "Text compared" }],
  ["standard-terms", { fr: "Conditions générales", en: "Standard terms" }],
  ["tax-regime", { fr: "Régime fiscal", en: "Tax regime" }],
];
