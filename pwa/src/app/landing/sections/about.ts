import type { Language } from "shared-schema/base/language";
import { OPERATOR } from "../operator/operator.ts";
import { ANCHORS } from "../places.ts";
import { each, inLanguage, written } from "../write.ts";

const TEXTS = {
  title: { en: "Behind every contract", fr: "Derrière chaque contrat" },
  example: {
    en: "Example texts of this demonstration. The operator of a site puts its own here.",
    fr: "Textes d’exemple de cette démonstration. L’exploitant d’un site y met les siens.",
  },
  servers: {
    en: "Data in Germany, signatures in the Netherlands",
    fr: "Données en Allemagne, signatures aux Pays-Bas",
  },
  serversText: {
    en: "Signed contracts are kept. Drafts can be deleted, and no one sees more of an agreement than their part in it allows.",
    fr: "Les contrats signés sont conservés. Les brouillons peuvent être supprimés, et personne ne voit d’un contrat plus que son rôle ne permet.",
  },
} as const;

/** Renders the section with the operator's guarantees. */
export function about(language: Language): string {
  const t = inLanguage(TEXTS, language);
  const { claims, example } = OPERATOR[language];
  const { templates, supervision, research } = claims;
  return `<section class="section" id="${ANCHORS.about[language]}">
  <h2 class="title">${t("title")}</h2>
  <dl class="claims">
    ${each([templates, supervision, research], ({ title, text }) => `<div><dt>${written(title)}</dt><dd>${written(text)}</dd></div>`)}
    <div><dt>${t("servers")}</dt><dd>${t("serversText")}</dd></div>
  </dl>
  ${example ? `<p class="note">${t("example")}</p>` : ""}
</section>`;
}
