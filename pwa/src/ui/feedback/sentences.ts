import { currentLanguage, type Language, rewordScreens } from "../i18n.ts";
import { unbreakable } from "../unbreakable.ts";

type Params = Readonly<Record<string, string | number>>;

/** A problem with one field, as a code. */
export interface Fault {
  code: string;
  params?: Params;
}

/** A server's answer as it came. */
export interface Answer {
  /** HTTP status; null when no one answered. */
  status: number | null;
  raw: unknown;
}

/** The reason for a refusal, as a code; its text is chosen when it is shown. */
export interface Refusal {
  code: string;
  params?: Params;
  /** Field → what is wrong with it. */
  fields?: Readonly<Record<string, readonly Fault[]>>;
  /** The answer that there are no better words for. */
  answer?: Answer;
}

export interface Texts {
  /** Of the whole, without its fields. */
  refusal(refusal: Refusal, language: Language): string;
  fault(fault: Fault, language: Language): string;
}

let texts: Texts = { refusal: ({ code }) => code, fault: ({ code }) => code };

/** Sets the source of the texts for codes, and words again what is on screen: this folder knows no domain. */
export function provideTexts(provided: Texts): void {
  texts = provided;
  rewordScreens();
}

/** Returns the reason for a refusal, in the reader's language. */
export function refusalSentence(refusal: Refusal): string {
  return inLanguage((language) => texts.refusal(refusal, language));
}

/** Describes the problem with one field, in the reader's language. */
export function fieldSentence(faults: readonly Fault[]): string {
  return inLanguage((language) => faults.map((fault) => texts.fault(fault, language)).join(" "));
}

function inLanguage(textIn: (language: Language) => string): string {
  const language = currentLanguage();
  const text = textIn(language);
  return language === "fr" ? unbreakable(text) : text;
}
