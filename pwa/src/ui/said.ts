import { currentLanguage } from "./i18n.ts";

interface French {
  /** A known sentence in French; null for any other. */
  sentence(message: string): string | null;
  /** A refusal in French, by its code where its sentence is not known. */
  refusal(code: string, message: string): string;
}

let french: French = { sentence: () => null, refusal: (_, message) => message };

/** Where the French of the domain's sentences comes from: what is shown here knows no domain. */
export function provideFrench(provided: French): void {
  french = provided;
}

/** Why something was refused, in the reader's language: rules and server say it in English. */
export function said({ code, message }: { code: string; message: string }): string {
  return currentLanguage() === "fr" ? french.refusal(code, message) : message;
}

/** A sentence, or words at a field, in the reader's language; what is none of ours stays as it is. */
export function saidPlainly(message: string): string {
  return (currentLanguage() === "fr" ? french.sentence(message) : null) ?? message;
}

/** What is wrong with each field of a form, in the reader's language. */
export function saidAtFields({ fields = {} }: { fields?: Readonly<Record<string, string[]>> }): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([field, messages]) => [field, messages.map(saidPlainly).join(" ")]),
  );
}
