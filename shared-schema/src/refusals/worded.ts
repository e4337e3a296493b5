import { setupI18n } from "@lingui/core";
import { compileMessage } from "@lingui/message-utils/compileMessage";
import type { Bilingual, Language } from "../base/language.ts";
import { PRODUCT } from "../base/product.ts";
import { ACTION_NAMES, STATUS_NAMES } from "./agreementNames.ts";
import type { Params } from "./entry.ts";

/** One instance for each language: nothing here depends on the language in which a screen reads. */
const BY_LANGUAGE = { en: instanceFor("en"), fr: instanceFor("fr") };

function instanceFor(locale: Language) {
  return setupI18n({ locale, messages: { [locale]: {} } }).setMessagesCompiler(compileMessage);
}

/** Parameters whose values are codes, and what these are called. */
const NAMES: Readonly<Record<string, Readonly<Record<string, Bilingual>>>> = {
  status: STATUS_NAMES,
  action: ACTION_NAMES,
};

/** Fills the parameters of a text in, in one language. `contact` is the operator's address, the product's own where it is not known. */
export function worded(text: Bilingual, params: Params | undefined, language: Language): string {
  const given = Object.entries({ contact: PRODUCT.contactEmail, ...params });
  const message = given.reduce(grouped, text[language]);
  const values = given.map(([name, value]) => [name, nameOf(name, value)?.[language] ?? value]);
  return BY_LANGUAGE[language]._(message, Object.fromEntries(values), { message });
}

/** The digits of a large number are grouped, of miles from 1,000 on; years and short codes stay as they are. */
function grouped(message: string, [name, value]: [string, string | number]): string {
  const least = new RegExp(`\\{${name}\\}\\sN?M\\b`).test(message) ? 1_000 : 10_000;
  return typeof value === "number" && value >= least ? message.replaceAll(`{${name}}`, `{${name}, number}`) : message;
}

/** Returns the name of a parameter's value, where the value is a code that has a name. */
function nameOf(param: string, value: string | number): Bilingual | undefined {
  const names = Object.hasOwn(NAMES, param) ? NAMES[param] : undefined;
  return names && Object.hasOwn(names, value) ? names[value] : undefined;
}
