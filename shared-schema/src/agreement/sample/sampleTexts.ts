import type { Language } from "../../base/language.ts";
import type { Service } from "../schema.ts";

/** French texts of the services in the sample's fixture. */
const IN_FRENCH: Readonly<Record<string, string>> = {
  "Private chef": "Chef privé",
  "Seven days, shopping with the guests": "Sept jours, marché avec les passagers",
  "Diving instructor": "Moniteur de plongée",
  "Three days": "Trois jours",
};

/** Returns a service of the sample in the language of the user. A text without a translation stays as it is. */
export function inLanguage(service: Service, language: Language): Service {
  if (language === "en") return service;
  const said = <T extends string | null>(text: T): T | string => (text === null ? text : (IN_FRENCH[text] ?? text));
  return { ...service, name: said(service.name), product: said(service.product) };
}
