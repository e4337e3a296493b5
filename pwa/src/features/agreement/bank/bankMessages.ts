import { defineMessages } from "../../../ui/i18n.ts";

/** Texts of the payee's bank details and of their change. */
export const bankMessages = defineMessages({
  "bank.title": { en: "Payee and bank details", fr: "Bénéficiaire et coordonnées bancaires" },
  "bank.note": {
    en: "Calls for fund are paid into this account.",
    fr: "Les appels de fonds sont payés sur ce compte.",
  },
  "bank.payee": { en: "Payee", fr: "Bénéficiaire" },
  "bank.changed": {
    en: "Approved on {date} by {name}. The contract prints the former details: an addendum can print these.",
    fr: "Approuvé le {date} par {name}. Le contrat imprime les anciennes coordonnées : un avenant peut imprimer celles-ci.",
  },
  "bank.someone": { en: "a second person", fr: "une deuxième personne" },
  "bank.pending.title": {
    en: "New bank details are proposed for {name}",
    fr: "De nouvelles coordonnées bancaires sont proposées pour {name}",
  },
  "bank.pending.text": {
    en: "They are not in force. Keep paying into the account above. If no one has told you of this change, call the payee on a number that you know.",
    fr: "Elles ne sont pas en vigueur. Continuez de payer sur le compte ci-dessus. Si personne ne vous a parlé de cette modification, appelez le bénéficiaire à un numéro que vous connaissez.",
  },
  "bank.pending.when": { en: "Proposed on {date}", fr: "Proposées le {date}" },
  "bank.column.field": { en: "Field", fr: "Champ" },
  "bank.column.former": { en: "In force", fr: "En vigueur" },
  "bank.column.proposed": { en: "Proposed", fr: "Proposé" },
  "bank.table": { en: "The details in force and those proposed", fr: "Coordonnées en vigueur et proposées" },
  "bank.words": { en: "Check words", fr: "Mots de contrôle" },
  "bank.words.hint": {
    en: "Call each other and read the four words out. Both sides see the same words only if both see the same details.",
    fr: "Appelez-vous et lisez les quatre mots. Les deux parties ne voient les mêmes mots que si elles voient les mêmes coordonnées.",
  },
  "bank.words.en": { en: "English", fr: "Anglais" },
  "bank.words.fr": { en: "French", fr: "Français" },
  "bank.words.read": {
    en: "We have read the four words to each other on the telephone, and they are the same.",
    fr: "Nous nous sommes lu les quatre mots au téléphone, et ce sont les mêmes.",
  },
  "bank.approve": { en: "Approve the new details", fr: "Approuver les nouvelles coordonnées" },
  "bank.approve.from": {
    en: "A second person can approve it from {date} on.",
    fr: "Une deuxième personne peut l’approuver à partir du {date}.",
  },
  "bank.approve.other": {
    en: "A second person who can approve, on another account, has to approve it.",
    fr: "Une deuxième personne habilitée à approuver, sur un autre compte, doit l’approuver.",
  },
  "bank.withdraw": { en: "Withdraw", fr: "Retirer" },
  "bank.turnDown": { en: "Turn down", fr: "Refuser" },
  "bank.turnDown.ask": {
    en: "End this proposal? The account in force stays as it is.",
    fr: "Mettre fin à cette proposition ? Le compte en vigueur reste inchangé.",
  },
  "bank.differs": {
    en: "The profile of {name} has other bank details than this agreement. Propose them: a second person approves them after 24 hours.",
    fr: "Le profil de {name} porte d’autres coordonnées bancaires que ce contrat. Proposez-les : une deuxième personne les approuve après 24 heures.",
  },
  "bank.propose": { en: "Propose the new details", fr: "Proposer les nouvelles coordonnées" },
  "bank.notice": {
    en: "A change of bank details is proposed and not in force. Pay into the account that is in force, and into no other.",
    fr: "Une modification de coordonnées bancaires est proposée et n’est pas en vigueur. Payez sur le compte en vigueur, et sur aucun autre.",
  },
  "bank.notice.show": { en: "Show the change", fr: "Afficher la modification" },
});
