import { CATEGORY_LABELS } from "shared-schema/labels/money/expenses";
import { defineMessages, prefixed } from "../../../ui/i18n.ts";

/** Texts about what looks wrong in an APA account. */
export const checkMessages = defineMessages({
  "check.title": { en: "To be checked", fr: "À vérifier" },
  "check.note": {
    en: "What is wrong is cancelled and entered again.",
    fr: "Une écriture erronée s’annule, puis se saisit à nouveau.",
  },
  "check.fuel-before-delivery": {
    en: "Fuel from before delivery: it may belong to the charter before.",
    fr: "Carburant antérieur à la livraison : il relève peut-être de la location précédente.",
  },
  "check.same-receipt": {
    en: "The same receipt is entered more than once.",
    fr: "Le même justificatif est saisi plusieurs fois.",
  },
  "check.alike": {
    en: "These entries are alike. If they are two expenses, a note on each tells them apart.",
    fr: "Ces écritures sont identiques. S’il s’agit de deux dépenses, une note sur chacune les distingue.",
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
