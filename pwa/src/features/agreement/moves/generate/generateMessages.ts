import { defineMessages } from "#ui/i18n.ts";

/** Texts of the question that is asked before a contract goes out that someone has not seen like this. */
export const generateMessages = defineMessages({
  "generate.unseen.title": { en: "Not everybody has agreed to this", fr: "Tous n’ont pas donné leur accord" },
  "generate.doubt.title": { en: "She cannot sail this as planned", fr: "Ce programme n’est pas réalisable tel quel" },
  "generate.doubt.speed-above-maximum": {
    en: "To reach {place} in time she would have to make {speed}; her maximum is {maximum}.",
    fr: "Pour atteindre {place} à l’heure, il faudrait {speed} ; la vitesse maximale du yacht est de {maximum}.",
  },
  "generate.doubt.departure-before-estimated-arrival": {
    en: "{place}: she is expected to arrive after she has to leave.",
    fr: "{place} : l’arrivée prévue est postérieure au départ.",
  },
  "generate.doubt.late-for-delivery": {
    en: "{place}: positioning brings her there after the agreed delivery.",
    fr: "{place} : le convoyage s’y termine après la livraison convenue.",
  },
  "generate.doubt.leg-crosses-land": {
    en: "The leg to {place} crosses land.",
    fr: "L’étape vers {place} traverse la terre.",
  },
  "generate.unseen.ask": { en: "Generate it all the same?", fr: "Générer malgré tout ?" },
  "generate.unseen.confirm": { en: "Generate all the same", fr: "Générer malgré tout" },
  "generate.approved-other": {
    en: "{name} approved other terms. Changed since: {terms}.",
    fr: "{name} a approuvé d’autres clauses. Modifié depuis : {terms}.",
  },
  "generate.not-seen": {
    en: "{name} has not seen these changes: {terms}.",
    fr: "{name} n’a pas vu ces modifications : {terms}.",
  },
  "generate.never-opened": {
    en: "{name} has not opened the agreement yet.",
    fr: "{name} n’a pas encore ouvert le contrat.",
  },
  "generate.frozen": {
    en: "The contract prints the locked terms. Changed since, and not printed: {terms}. Unlock the agreement to include these changes.",
    fr: "Le contrat reprend les clauses verrouillées. Modifié depuis, et non repris : {terms}. Déverrouillez le contrat pour en tenir compte.",
  },
  "generate.terms": {
    en: "{more, plural, =0 {{named}} one {{named} and # more} other {{named} and # more}}",
    fr: "{more, plural, =0 {{named}} one {{named} et # autre} other {{named} et # autres}}",
  },
});
