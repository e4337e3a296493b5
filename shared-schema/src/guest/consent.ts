import type { Bilingual } from "../base/language.ts";
import type { ConsentEdition } from "./edition.ts";

/** The consents that the form asks for: to the preferences, and to health data (GDPR, articles 6 and 9). */
export const CONSENT_TEXTS: Readonly<Record<ConsentEdition, Readonly<Record<"wishes" | "medical", Bilingual>>>> = {
  "2026-11": {
    wishes: {
      en: "I agree that the captain and the carrier of this cruise use these preferences to prepare the time on board. They are deleted after the cruise. I can withdraw this consent at any time by a new link.",
      fr: "J’accepte que le capitaine et le transporteur de cette croisière utilisent ces préférences pour préparer le séjour à bord. Elles sont supprimées après la croisière. Je peux retirer ce consentement à tout moment par un nouveau lien.",
    },
    medical: {
      en: "I expressly agree that the medical note, which is health data, is shown to the captain and the carrier for safety on board.",
      fr: "J’accepte expressément que la note médicale, qui contient des données de santé, soit communiquée au capitaine et au transporteur pour la sécurité à bord.",
    },
  },
};
