import type { Bilingual, Language } from "../../base/language.ts";
import { type Figure, figureText } from "./figure.ts";

/** A token in braces in the text of an article. */
export const TOKEN = /\{([^{}]+)\}/g;
/** A token that points to an article or to a paragraph of one. */
export const REFERENCE = /^\d+(\.\d+)?$/;

/** «article 16.2» stays on one line. */
const SPACE_BEFORE_REFERENCE = / (?=\{\d)/g;
const NBSP = "\u00a0";

/**
 * The text with its references and figures filled in.
 * @throws when the text names a figure that there is none of; the editions' test holds that none does
 */
export function fillIn(text: Bilingual, figures: Readonly<Record<string, Figure>>): Bilingual {
  const filled = (language: Language) =>
    text[language].replace(SPACE_BEFORE_REFERENCE, NBSP).replace(TOKEN, (_, token: string) => {
      if (REFERENCE.test(token)) return token;
      const figure = Object.hasOwn(figures, token) ? figures[token] : undefined;
      if (!figure) throw new Error(`The standard terms have no figure «${token}»`);
      return figureText(figure)[language];
    });
  return { fr: filled("fr"), en: filled("en") };
}
