import type { Language } from "../../base/language.ts";
import type { Service } from "../schema.ts";

/** French texts of the sample's fixture. */
const IN_FRENCH: Readonly<Record<string, string>> = {
  "France, Monaco, Italy": "France, Monaco, Italie",
  "Private chef": "Chef privé",
  "Seven days, shopping with the guests": "Sept jours, marché avec les passagers",
  "Diving instructor": "Moniteur de plongée",
  "Three days": "Trois jours",
};

/** Returns a text of the sample in the language of the user. A text without a translation stays as it is. */
export function textInLanguage(text: string, language: Language): string {
  return language === "en" ? text : (IN_FRENCH[text] ?? text);
}

/** Returns a service of the sample in the language of the user. */
export function serviceInLanguage(service: Service, language: Language): Service {
  const localized = (text: string | null) => text && textInLanguage(text, language);
  return { ...service, name: localized(service.name), product: localized(service.product) };
}
