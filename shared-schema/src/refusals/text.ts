import type { Language } from "../base/language.ts";
import type { Fault, Refusal } from "../base/result.ts";
import { REFUSALS } from "./catalogue.ts";
import { FAULTS } from "./faults.ts";
import { worded } from "./worded.ts";

/** The text of a refusal, without its fields. */
export function refusalText({ code, params }: Pick<Refusal, "code" | "params">, language: Language): string {
  return worded(REFUSALS[code], params, language);
}

/** Describes the problem with one field, worded to follow its name. */
export function faultText({ code, params }: Fault, language: Language): string {
  return worded(FAULTS[code], params, language);
}
