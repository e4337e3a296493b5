import type { Bilingual, Language } from "../../base/language.ts";

/** A signature as the page shows it. */
interface ShownSignature {
  name: string;
  role: Bilingual;
  /** The company that is signed for; null for no one but oneself. */
  onBehalfOf: string | null;
  /** The party that has delegated the signature; null where the party itself signs. */
  delegatedBy: string | null;
  /** UTC. */
  at: string;
  /** What the signature is worth, and whose certificate it has. */
  assurance: Bilingual;
}

/** The claim of a signature by the embedded service. It says no more than what is proved. */
export const PLATFORM_ASSURANCE: Bilingual = {
  en: "advanced electronic signature, platform certificate, not qualified",
  fr: "signature électronique avancée, certificat de la plateforme, non qualifiée",
};

/** The value of a signature by another operator's service is for that operator to state. */
export const FOREIGN_ASSURANCE: Bilingual = {
  en: "electronic signature by the signing service named in its certificate",
  fr: "signature électronique par le service nommé dans son certificat",
};

const MONTHS: Readonly<Record<Language, readonly string[]>> = {
  en: ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"],
  fr: ["janv.", "févr.", "mars", "avr.", "mai", "juin", "juil.", "août", "sept.", "oct.", "nov.", "déc."],
};

/** A moment with its zone, as in «26 Nov 2026 14:02 UTC». */
export function momentText(utc: string, language: Language): string {
  const moment = new Date(utc);
  const clock = moment.toISOString().slice(11, 16);
  return `${moment.getUTCDate()} ${MONTHS[language][moment.getUTCMonth()]} ${moment.getUTCFullYear()} ${clock} UTC`;
}

/** The text of a signature's field, a paragraph in each language. */
export function signatureText(signature: ShownSignature): string[] {
  const { name, role, onBehalfOf, delegatedBy, at, assurance } = signature;
  const fr = [
    `Signé par ${name}, ${role.fr.toLowerCase()}`,
    ...(onBehalfOf === null ? [] : [`pour ${onBehalfOf}`]),
    ...(delegatedBy === null ? [] : [`par délégation de ${delegatedBy}`]),
    `${momentText(at, "fr")}\u00A0; ${assurance.fr}`,
  ];
  const en = [
    `Signed by ${name}, ${role.en.toLowerCase()}`,
    ...(onBehalfOf === null ? [] : [`for ${onBehalfOf}`]),
    ...(delegatedBy === null ? [] : [`by delegation of ${delegatedBy}`]),
    `${momentText(at, "en")}; ${assurance.en}`,
  ];
  return [fr.join(", "), en.join(", ")];
}
