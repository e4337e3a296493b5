import { CATEGORY_LABELS } from "shared-schema/labels/money/expenses";
import { defineMessages, prefixed } from "#ui/i18n.ts";

/** Texts about what looks wrong in an APA account. */
export const checkMessages = defineMessages({
  "check.title": { en: "To be checked", fr: "À vérifier" },
  "check.note": {
    en: "What is wrong is cancelled and entered again. What is right is answered once.",
    fr: "Une écriture erronée s’annule, puis se saisit à nouveau. Une écriture juste se confirme une fois.",
  },
  "check.none": { en: "Everything is answered.", fr: "Tout est confirmé." },
  "check.right": {
    en: "{count, plural, one {This is right} other {These are right}}",
    fr: "{count, plural, one {C’est juste} other {Elles sont justes}}",
  },
  "check.answered": {
    en: "{count, plural, one {# warning} other {# warnings}} answered",
    fr: "{count, plural, one {# alerte confirmée} other {# alertes confirmées}}",
  },
  "check.foundRight": { en: "Found right by {name}, {when}", fr: "Jugé juste par {name}, {when}" },
  "check.someone": { en: "someone who is not a party", fr: "une personne qui n’est pas partie au contrat" },
  "check.before-delivery": {
    en: "From before delivery, or fuel of that day without an hour: it may belong to the charter before.",
    fr: "Antérieur à la livraison, ou carburant de ce jour sans heure : cela relève peut-être de la location précédente.",
  },
  "check.same-receipt": {
    en: "The same receipt is entered more than once.",
    fr: "Le même justificatif est saisi plusieurs fois.",
  },
  "check.alike": {
    en: "These entries have the same amount on close days: one receipt may be entered twice.",
    fr: "Ces écritures ont le même montant à des jours voisins : un justificatif est peut-être saisi deux fois.",
  },
  "check.two-rates": {
    en: "{currency} is converted at several rates on {date}: {rates}.",
    fr: "{currency} est converti à plusieurs taux le {date} : {rates}.",
  },
  "check.odd-rate": {
    en: "A rate for {currency} is far from the others: {rates}. It may be turned round.",
    fr: "Un taux pour {currency} s’écarte des autres : {rates}. Il est peut-être inversé.",
  },
  "check.cash-short": {
    en: "{money} less cash was counted than the entries leave: an expense in cash may be missing.",
    fr: "Il manque {money} en caisse par rapport aux écritures : une dépense en espèces est peut-être oubliée.",
  },
  "check.cash-over": {
    en: "There is {money} more cash than the entries leave: a withdrawal may be missing.",
    fr: "La caisse compte {money} de plus que les écritures : un retrait est peut-être oublié.",
  },
  ...prefixed("check.category", CATEGORY_LABELS),
});
