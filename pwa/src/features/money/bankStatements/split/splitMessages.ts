import { defineMessages } from "#ui/i18n.ts";

/** Texts about a line that pays several calls. */
export const splitMessages = defineMessages({
  "split.open": { en: "Several calls", fr: "Plusieurs appels" },
  "split.title": { en: "Split over calls for fund", fr: "Répartir sur des appels de fonds" },
  "split.left": { en: "{money} left to pay", fr: "reste {money} à payer" },
  "split.add": { en: "Add a call for fund", fr: "Ajouter un appel de fonds" },
  "split.search": { en: "Agreement or call", fr: "Contrat ou appel" },
  "split.payer": { en: "On behalf of", fr: "Pour le compte de" },
  "split.even": { en: "Nothing is left of the line.", fr: "Il ne reste rien de la ligne." },
  "split.rest": {
    en: "{money} is left: it becomes the client’s unapplied balance.",
    fr: "Il reste {money} : cela devient le solde non affecté du client.",
  },
  "split.record": { en: "Record the parts", fr: "Enregistrer les parts" },
  "split.recordSum": {
    en: "Record {money} in parts on {call}, {agreement}",
    fr: "Enregistrer {money} en parts sur {call}, {agreement}",
  },
});
