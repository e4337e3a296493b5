import type { Bilingual } from "shared-schema/base/language";

/** The sections that the navigation leads to, in the order of the page. */
export const IN_NAVIGATION = ["product", "clients", "prices", "about", "news"] as const;
type LandingSection = (typeof IN_NAVIGATION)[number] | "contact";

/** The names of the sections in the navigation. */
export const PLACE_NAMES: Readonly<Record<(typeof IN_NAVIGATION)[number], Bilingual>> = {
  product: { en: "Product", fr: "Produit" },
  clients: { en: "Clients", fr: "Clients" },
  prices: { en: "Prices", fr: "Tarifs" },
  about: { en: "About", fr: "À propos" },
  news: { en: "News", fr: "Actualités" },
};

/** The anchors of the sections: the page holds both languages, and an id occurs once in it. */
export const ANCHORS: Readonly<Record<LandingSection, Bilingual>> = {
  product: { en: "product", fr: "produit" },
  clients: { en: "clients", fr: "clientele" },
  prices: { en: "prices", fr: "tarifs" },
  about: { en: "about", fr: "a-propos" },
  news: { en: "news", fr: "actualites" },
  contact: { en: "contact", fr: "ecrire" },
};
