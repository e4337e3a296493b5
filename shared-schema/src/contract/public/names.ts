import type { Language } from "../../base/language.ts";

/** The texts that the help page offers for reading before anybody has an agreement. */
export const PUBLIC_TEXTS = ["standard-terms", "special-terms", "tax-exhibit"] as const;
export type PublicText = (typeof PUBLIC_TEXTS)[number];

/** The name under which a text is served and saved: `standard-terms-en.pdf`. */
export function publicTextFile(name: PublicText, language: Language): string {
  return `${name}-${language}.pdf`;
}

/** Where the server answers with a text. */
export function publicTextAddress(name: PublicText, language: Language): string {
  return `/help/${publicTextFile(name, language)}`;
}
