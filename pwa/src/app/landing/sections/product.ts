import type { Language } from "shared-schema/base/language";
import { ANCHORS } from "../places.ts";
import { SCREENS, screenPictures } from "../screens/screens.ts";
import { each, inLanguage } from "../write.ts";

const TEXTS = {
  title: { en: "One table for chart, price and contract", fr: "Une seule table pour la carte, le prix et le contrat" },
  lead: {
    en: "An agreement is one document. Every party works on the same page, aboard or ashore, and no entry is lost.",
    fr: "Un contrat est un seul document. Chaque partie travaille sur la même page, à bord comme à terre, et aucune saisie ne se perd.",
  },
  route: {
    en: "The route goes around land by itself and shows its hours and litres, leg by leg.",
    fr: "La route contourne la terre d’elle-même et donne ses heures et ses litres, étape par étape.",
  },
  price: {
    en: "The price is a ledger, and every line explains itself.",
    fr: "Le prix se lit comme un livre de comptes, et chaque ligne s’explique.",
  },
  contract: {
    en: "The contract is always up to date, in French and English. French prevails.",
    fr: "Le contrat est toujours à jour, en français et en anglais. Le français prévaut.",
  },
  offline: {
    en: "Work goes on without a connection. Changes wait on the device and are listed there.",
    fr: "Sans connexion, le travail continue. Les modifications attendent sur l’appareil, où elles sont listées.",
  },
} as const;

/** Renders the section on the product, illustrated with its own screens. */
export function product(language: Language): string {
  const t = inLanguage(TEXTS, language);
  return `<section class="section" id="${ANCHORS.product[language]}">
  <h2 class="title">${t("title")}</h2>
  <p class="intro">${t("lead")}</p>
  <div class="screens">
    ${each(
      SCREENS,
      (screen) => `<figure class="screen" data-screen="${screen}">
      ${screenPictures(screen, language)}
      <figcaption>${t(screen)}</figcaption>
    </figure>`,
    )}
  </div>
</section>`;
}
