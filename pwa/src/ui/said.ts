import { inFrench, refusalInFrench } from "shared-schema/refusals/french";
import { currentLanguage } from "./i18n.ts";

/** Why something was refused, in the reader's language: rules and server say it in English. */
export function said({ code, message }: { code: string; message: string }): string {
  return currentLanguage() === "fr" ? refusalInFrench(code, message) : message;
}

/** A sentence of the device's own in the reader's language; what is none of ours stays as it is. */
export function saidPlainly(message: string): string {
  return (currentLanguage() === "fr" ? inFrench(message) : null) ?? message;
}
