import { defineMessages } from "#ui/i18n.ts";

/** Texts of the question to approve. */
export const askMessages = defineMessages({
  "asking.title": { en: "Ask for approval", fr: "Demander l’approbation" },
  "asking.about": {
    en: "Each person gets a mail with your name, the yacht, the dates, the total and a link that opens the approval.",
    fr: "Chaque personne reçoit un e-mail avec votre nom, le yacht, les dates, le total et un lien vers l’approbation.",
  },
  "asking.missing": {
    en: "{count, plural, one {# item is} other {# items are}} still missing.",
    fr: "{count, plural, one {Il manque encore # élément.} other {Il manque encore # éléments.}}",
  },
  "asking.none": { en: "Everybody else has approved.", fr: "Toutes les autres parties ont approuvé." },
  "asking.asked": { en: "asked {when}", fr: "demandée le {when}" },
  "asking.opened": { en: "asked {when}, opened {opened}", fr: "demandée le {when}, ouverte le {opened}" },
  "asking.recent": {
    en: "asked within 24 hours, can be asked again later",
    fr: "demandée il y a moins de 24 heures, à redemander plus tard",
  },
  "asking.noAccount": { en: "has not joined yet", fr: "n’a pas encore de compte" },
  "asking.later": { en: "Not yet", fr: "Pas encore" },
  "asking.submit": {
    en: "{count, plural, =0 {Ask} one {Ask # person} other {Ask # people}}",
    fr: "{count, plural, =0 {Demander} one {Demander à # personne} other {Demander à # personnes}}",
  },
  "asking.done": {
    en: "{count, plural, one {Asked # person.} other {Asked # people.}}",
    fr: "{count, plural, one {Demande faite à # personne.} other {Demande faite à # personnes.}}",
  },
  "asking.undo": { en: "Undo", fr: "Annuler" },
  "asking.undone": { en: "The request is taken back.", fr: "La demande est annulée." },
});
