import { defineMessages } from "../../../ui/i18n.ts";

/** Texts of the question that is asked before a contract goes out that someone has not seen like this. */
export const generateMessages = defineMessages({
  "generate.unseen.title": { en: "Not everybody has agreed to this", fr: "Tous n’ont pas donné leur accord" },
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
