import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { TermsLanguage } from "shared-schema/api/terms";

/** The terms of service as they are shown to readers of one language. */
export interface TermsText {
  /** Of the text itself: the operator may have written it in one language alone. */
  language: TermsLanguage;
  /** Markdown. */
  text: string;
}

export type TermsOfService = Readonly<Record<TermsLanguage, TermsText>>;

interface Source {
  /** Files of the operator; null where there is none. */
  files: Readonly<Record<TermsLanguage, string | null>>;
  /** Folder of the product's own data. */
  assetsDir: string;
  contactEmail: string;
}

/** Some 40 pages. */
const MAX_BYTES = 200_000;

/**
 * The operator's terms of service, or the product's where the operator gave none. A text in one language stands for both:
 * the product's own beside it would be other terms.
 * @throws when a file of the operator cannot be read, is too large, or is not UTF-8; the server does not start without it
 */
export function readTerms({ files, assetsDir, contactEmail }: Source): TermsOfService {
  const own = { en: files.en && readText(files.en), fr: files.fr && readText(files.fr) };
  const standard = (language: TermsLanguage) =>
    readText(join(assetsDir, `terms/${language}.md`)).replaceAll("{contact}", contactEmail);
  const of = (language: TermsLanguage, other: TermsLanguage): TermsText => {
    if (own[language]) return { language, text: own[language] };
    if (own[other]) return { language: other, text: own[other] };
    return { language, text: standard(language) };
  };
  return { en: of("en", "fr"), fr: of("fr", "en") };
}

function readText(path: string): string {
  if (statSync(path).size > MAX_BYTES) throw new Error(`The terms of service in ${path} exceed ${MAX_BYTES} bytes.`);
  const text = new TextDecoder("utf-8", { fatal: true }).decode(readFileSync(path));
  if (text.trim() === "") throw new Error(`The terms of service in ${path} are empty.`);
  return text;
}
