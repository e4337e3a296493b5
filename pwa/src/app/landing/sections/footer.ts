import type { Language } from "shared-schema/base/language";
import { PRODUCT } from "shared-schema/base/product";
import { inLanguage } from "../write.ts";

const TEXTS = {
  faq: { en: "Questions and answers", fr: "Questions et réponses" },
  help: { en: "Help", fr: "Aide" },
  terms: { en: "Terms of service", fr: "Conditions d’utilisation" },
  data: {
    en: "Coast: © OpenStreetMap contributors, GSHHG. Not for navigation.",
    fr: "Côtes : © contributeurs d’OpenStreetMap, GSHHG. Ne pas utiliser pour la navigation.",
  },
} as const;

/** The pages that can be read before signing up, and where the chart comes from. */
export function footer(language: Language): string {
  const t = inLanguage(TEXTS, language);
  return `<footer class="footer">
  <span class="footer-name">${PRODUCT.name}</span>
  <a href="/faq">${t("faq")}</a>
  <a href="/help">${t("help")}</a>
  <a href="/tos">${t("terms")}</a>
  <small>${t("data")}</small>
</footer>`;
}
