import type { Language } from "shared-schema/base/language";
import { OPERATOR } from "../operator/operator.ts";
import { ANCHORS } from "../places.ts";
import { each, inLanguage, written } from "../write.ts";

const TEXTS = {
  title: {
    en: "For everybody who signs, sails or answers for it",
    fr: "Pour tous ceux qui signent, naviguent ou en répondent",
  },
  quotes: { en: "What clients say", fr: "Ce qu’en disent les clients" },
  example: { en: "Example", fr: "Exemple" },
} as const;

const GROUPS = [
  {
    name: { en: "Yacht owners and clients", fr: "Propriétaires de yachts et clients" },
    text: {
      en: "See the whole price before they agree to it, and what each change does to it.",
      fr: "Ils voient le prix entier avant de l’accepter, et l’effet de chaque changement.",
    },
  },
  {
    name: { en: "Central agents", fr: "Agents centraux" },
    text: {
      en: "Keep every draft of a yacht in one place, with its parties and its calls for fund.",
      fr: "Ils gardent tous les brouillons de contrat d’un yacht au même endroit, avec leurs parties et leurs appels de fonds.",
    },
  },
  {
    name: { en: "Yacht managers", fr: "Gestionnaires de yachts" },
    text: {
      en: "Read the fuel, the waters and the tax of a voyage before it is promised.",
      fr: "Ils lisent le carburant, les eaux et la taxe d’un voyage avant qu’il ne soit promis.",
    },
  },
  {
    name: { en: "Brokers", fr: "Courtiers" },
    text: {
      en: "Answer “and one more night?” while the client is still on the phone.",
      fr: "Ils répondent à « et une nuit de plus ? » pendant que le client est encore au téléphone.",
    },
  },
  {
    name: { en: "Captains", fr: "Capitaines" },
    text: {
      en: "Draw the route they will sail, on the bridge, with or without a signal.",
      fr: "Ils tracent la route qu’ils suivront, à la passerelle, avec ou sans réseau.",
    },
  },
] as const;

/** Renders the section on the product's clients, with their testimonials. */
export function clients(language: Language): string {
  const t = inLanguage(TEXTS, language);
  const { testimonials, example } = OPERATOR[language];
  return `<section class="section" id="${ANCHORS.clients[language]}">
  <h2 class="title">${t("title")}</h2>
  <dl class="groups">
    ${each(GROUPS, ({ name, text }) => `<div><dt>${written(name[language])}</dt><dd>${written(text[language])}</dd></div>`)}
  </dl>
  <h3 class="subtitle">${t("quotes")}</h3>
  <div class="testimonials">
    ${each(
      testimonials,
      ({ quote, name, capacity }) => `<figure class="testimonial">
      <blockquote><p>${written(quote)}</p></blockquote>
      <figcaption><b>${written(name)}</b>, ${written(capacity)}${example ? ` <span class="example">${t("example")}</span>` : ""}</figcaption>
    </figure>`,
    )}
  </div>
</section>`;
}
