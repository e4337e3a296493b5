import { MISSING_RECEIPTS } from "shared-schema/export/apa/missingReceipts";
import {
  APA_ACCOUNT,
  CATEGORY_LABELS,
  EXPENSE_FIELDS,
  OTHER_CURRENCY_FIELDS,
  PAID_BY_LABELS,
} from "shared-schema/labels/money/expenses";
import { defineMessages, prefixed } from "../../../ui/i18n.ts";
import { paymentMessages } from "./paymentMessages.ts";

/** Texts about the APA account. */
export const apaMessages = defineMessages({
  "apa.title": APA_ACCOUNT,
  "apa.left": { en: "Left in the account", fr: "Reste sur le compte" },
  "apa.collected": { en: "Paid in", fr: "Versé" },
  "apa.spent": { en: "Spent", fr: "Dépensé" },
  "apa.perDay": { en: "Spent per day on board", fr: "Dépense par jour à bord" },
  "apa.atEnd": { en: "Forecast at redelivery", fr: "Prévision à la restitution" },
  "apa.atEnd.days": {
    en: "{money} in {days, plural, one {# day} other {# days}}",
    fr: "{money} dans {days, plural, one {# jour} other {# jours}}",
  },
  "apa.nothing": {
    en: "Nothing has been spent yet. Expenses are entered here as they arise, also without a connection.",
    fr: "Rien n’a encore été dépensé. Les dépenses se saisissent ici au fur et à mesure, même sans connexion.",
  },
  "apa.notPaidIn": {
    en: "No payment has been recorded on a call for fund for the APA.",
    fr: "Aucun paiement n’a été enregistré sur un appel de fonds d’APA.",
  },
  "apa.low": { en: "A fifth or less of the APA is left", fr: "Il reste un cinquième ou moins de l’APA" },
  "apa.low.overspent": { en: "More was spent than paid in", fr: "Les dépenses dépassent les versements" },
  "apa.low.propose": {
    en: "A further {money} would last until redelivery at the present rate, with a fifth to spare.",
    fr: "Au rythme actuel, {money} de plus suffiraient jusqu’à la restitution, avec un cinquième de réserve.",
  },
  "apa.low.enough": {
    en: "At the present rate it lasts until redelivery.",
    fr: "Au rythme actuel, il suffit jusqu’à la restitution.",
  },
  "apa.topUp": { en: "Call for {money}", fr: "Appeler {money}" },
  "apa.topUp.approvers": {
    en: "Those who approve the agreement can open the call for fund.",
    fr: "Ceux qui approuvent le contrat peuvent ouvrir l’appel de fonds.",
  },
  "apa.topUp.opened": {
    en: "The call for fund is in the payment plan.",
    fr: "L’appel de fonds figure dans l’échéancier.",
  },
  "apa.enter": { en: "Enter an expense", fr: "Saisir une dépense" },
  "apa.draw": { en: "Cash drawn", fr: "Retrait d’espèces" },
  "apa.count": { en: "Count the cash", fr: "Compter la caisse" },
  "apa.form.EXPENSE": { en: "Expense", fr: "Dépense" },
  "apa.form.CASH_DRAWN": { en: "Cash drawn from the APA", fr: "Espèces retirées de l’APA" },
  "apa.form.CASH_COUNTED": { en: "Cash count", fr: "Comptage de la caisse" },
  "apa.form.counted": {
    en: "The cash that is on board now. It is compared with what was drawn and spent.",
    fr: "Les espèces à bord en ce moment. Elles sont comparées aux retraits et aux dépenses.",
  },
  "apa.record": { en: "Record", fr: "Enregistrer" },
  "apa.refund": { en: "A negative amount is a refund", fr: "Un montant négatif est un remboursement" },
  "apa.note.hint": { en: "Place, or what it was for", fr: "Lieu ou objet" },
  "apa.time.hint": {
    en: "As on the receipt: fuel from before delivery is not the client’s",
    fr: "Celle du justificatif : le carburant d’avant la livraison n’est pas à la charge du client",
  },
  "apa.time.wrong": { en: "must be a time, for example 09:30", fr: "doit être une heure, par exemple 09:30" },
  "apa.sameReceipt": {
    en: "This receipt is already entered: {money} on {date}.",
    fr: "Ce justificatif est déjà saisi : {money} le {date}.",
  },
  "apa.list": { en: "Expenses", fr: "Dépenses" },
  "apa.noteOf": { en: "Note of {name} of {money} on {date}", fr: "Note de {name} de {money} du {date}" },
  "apa.cancel": { en: "Cancel", fr: "Annuler" },
  "apa.cancelOf": { en: "Cancel {name} of {money} on {date}", fr: "Annuler {name} de {money} du {date}" },
  "apa.cancel.confirm": {
    en: "Cancel this entry? It stays in the account, struck through.",
    fr: "Annuler cette écriture ? Elle reste au compte, barrée.",
  },
  "apa.cancel.confirmLabel": { en: "Cancel the entry", fr: "Annuler l’écriture" },
  "apa.keep": { en: "Keep it", fr: "La conserver" },
  "apa.receiptOf": { en: "Receipt: {name}, {money} on {date}", fr: "Justificatif : {name}, {money} le {date}" },
  "apa.addReceiptTo": {
    en: "Add a receipt: {name}, {money} on {date}",
    fr: "Ajouter un justificatif : {name}, {money} le {date}",
  },
  "apa.more": { en: "Show all {count}", fr: "Afficher les {count}" },
  "apa.rate.label": { en: "Rate: {other} for 1 {own}", fr: "Taux : {other} pour 1 {own}" },
  "apa.rate.used": { en: "{rate} as on this day already", fr: "{rate} comme ce jour-là" },
  "apa.rate.ecb": { en: "{rate} of the ECB, {day}", fr: "{rate} de la BCE, {day}" },
  "apa.rate.makes": { en: "Makes {money}", fr: "Soit {money}" },
  "apa.rate.of": { en: "{money} at {rate}", fr: "{money} à {rate}" },
  "apa.rate.ecbOf": { en: "{money} at {rate}, ECB {day}", fr: "{money} à {rate}, BCE {day}" },
  "apa.export.pdf": { en: "Statement with receipts (PDF)", fr: "Relevé avec justificatifs (PDF)" },
  "apa.export.xlsx": { en: "Workbook (XLSX)", fr: "Classeur (XLSX)" },
  "apa.export.csv": { en: "Table (CSV)", fr: "Tableau (CSV)" },
  "apa.export.missing": {
    en: "{count, plural, one {# receipt is} other {# receipts are}} not printed",
    fr: "{count, plural, one {# justificatif n’est pas imprimé} other {# justificatifs ne sont pas imprimés}}",
  },
  "apa.export.missingLines": { en: "{why}: no. {numbers}", fr: "{why} : n° {numbers}" },
  ...prefixed("apa.export.why", MISSING_RECEIPTS),
  "apa.cancelled": paymentMessages["payments.cancelled"],
  "apa.notDay": paymentMessages["payments.notDay"],
  ...prefixed("apa.field", { ...EXPENSE_FIELDS, ...OTHER_CURRENCY_FIELDS }),
  ...prefixed("apa.category", CATEGORY_LABELS),
  ...prefixed("apa.paidBy", PAID_BY_LABELS),
});
