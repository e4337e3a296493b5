import { CALL_FIELDS, CALL_LABELS } from "shared-schema/labels/calls";
import { PAYMENT_REFUSALS } from "shared-schema/refusals/codes/payments";
import { defineMessages, prefixed } from "../../../ui/i18n.ts";

/** Texts of the payment plan. */
export const planMessages = defineMessages({
  "plan.title": { en: "Payment plan", fr: "Plan de paiement" },
  "plan.hint": {
    en: "Calls for fund: amounts, due dates and payments.",
    fr: "Appels de fonds : montants, échéances et paiements.",
  },
  "plan.add": { en: "Add a call for fund", fr: "Ajouter un appel de fonds" },
  "plan.addTo": { en: "Add a call for fund: {type}", fr: "Ajouter un appel de fonds : {type}" },
  "plan.more": { en: "More about {name}", fr: "Plus d’actions : {name}" },
  "plan.moreOf": { en: "More about the payment plan", fr: "Plus d’actions sur le plan de paiement" },
  "plan.head.designation": { en: "Designation, state", fr: "Désignation, état" },
  "plan.head.amount": { en: "Amount, paid", fr: "Montant, payé" },
  "plan.paidOf": { en: "{money} paid", fr: "{money} payés" },
  "plan.onExecution": { en: "on execution", fr: "à l’exécution" },
  "plan.unsaved": { en: "Not saved yet: open the row", fr: "Pas encore enregistré : ouvrez la ligne" },
  "plan.none": { en: "No calls for fund yet.", fr: "Pas encore d’appel de fonds." },
  "plan.settled": { en: "Actual", fr: "Réel" },
  "plan.target": { en: "Target", fr: "Cible" },
  "plan.asked": { en: "Asked", fr: "Demandé" },
  "plan.remaining": { en: "Remaining to ask", fr: "Reste à demander" },
  "plan.designation.hint": {
    en: "{count} of 20 characters",
    fr: "{count} caractères sur 20",
  },
  "plan.credit": { en: "Negative amount indicates a credit", fr: "Un montant négatif indique un avoir" },
  "plan.execution.text": {
    en: "to be paid on execution of the agreement",
    fr: "à payer à l’exécution du contrat",
  },
  "plan.dueNow": { en: "due now", fr: "exigible" },
  "plan.overdue": { en: "overdue since {date}", fr: "en retard depuis le {date}" },
  "plan.paid": { en: "paid in full on {date}", fr: "payé en totalité le {date}" },
  "plan.overpaid": { en: "overpaid by {money} on {date}", fr: "trop-perçu de {money} le {date}" },
  "plan.paidField": PAYMENT_REFUSALS["call-for-fund.paid-field"],
  "plan.paidCall": PAYMENT_REFUSALS["call-for-fund.paid"],
  "plan.asks": { en: "Asks for:", fr: "Demande :" },
  "plan.balance": { en: "Balance:", fr: "Solde :" },
  "plan.collected": { en: "Collected", fr: "Encaissé" },
  "plan.remainingToCollect": { en: "Remaining to collect", fr: "Reste à encaisser" },
  "plan.delete": { en: "Delete {name}", fr: "Supprimer {name}" },
  "plan.delete.confirm": {
    en: "Are you sure you want to delete this call for fund?",
    fr: "Voulez-vous vraiment supprimer cet appel de fonds ?",
  },
  "plan.locked": {
    en: "This call was created by the agreement itself and is read-only.",
    fr: "Cet appel a été créé par le contrat lui-même et n’est pas modifiable.",
  },
  "plan.booking": {
    en: "This call asks for what was paid on the booking. Cancelling a payment after the contract makes it due again.",
    fr: "Cet appel reprend ce qui a été versé à la réservation. Un paiement annulé après le contrat redevient dû.",
  },
  "plan.fill": { en: "Ask for the rest: {money}", fr: "Demander le reste : {money}" },
  "plan.propose": { en: "Add the usual calls", fr: "Ajouter les appels habituels" },
  "plan.propose.note": {
    en: "Half on execution; the rest, the APA and the deposit 30 days before delivery.",
    fr: "La moitié à l’exécution ; le solde, l’APA et le dépôt de garantie 30 jours avant la livraison.",
  },
  "plan.short": { en: "{money} is left to ask.", fr: "Il reste {money} à demander." },
  "plan.over": { en: "The calls ask for {money} too much.", fr: "Les appels dépassent la cible de {money}." },
  "plan.absorb": { en: "Change {name} to {money}", fr: "Porter {name} à {money}" },
  "plan.callers": { en: "On this agreement: {names}.", fr: "Sur ce contrat : {names}." },
  "plan.mayNotAdd": {
    en: "Only parties who can approve the agreement can add or remove calls for fund.",
    fr: "Seules les parties habilitées à approuver le contrat peuvent ajouter ou supprimer des appels de fonds.",
  },
  ...prefixed("plan.type", CALL_LABELS),
  ...prefixed("plan.field", CALL_FIELDS),
});
