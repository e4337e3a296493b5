import { defineMessages } from "../../../../ui/i18n.ts";

/** Texts of the payment plan. */
export const planMessages = defineMessages({
  "plan.title": { en: "Payment plan", fr: "Plan de paiement" },
  "plan.hint": {
    en: "Calls for fund: what is asked, and when.",
    fr: "Appels de fonds : ce qui est demandé, et quand.",
  },
  "plan.type.CRUISE": { en: "Cruise Agreement", fr: "Contrat de croisière" },
  "plan.type.CEA": { en: "Advance Provisioning Allowance", fr: "Avance sur frais (APA)" },
  "plan.type.DEPOSIT": { en: "Security Deposit", fr: "Dépôt de garantie" },
  "plan.add": { en: "Add a call for fund", fr: "Ajouter un appel de fonds" },
  "plan.addTo": { en: "Add a call for fund: {type}", fr: "Ajouter un appel de fonds : {type}" },
  "plan.none": { en: "No calls for fund yet.", fr: "Pas encore d’appel de fonds." },
  "plan.target": { en: "Target", fr: "Cible" },
  "plan.asked": { en: "Asked", fr: "Demandé" },
  "plan.remaining": { en: "Remaining to ask", fr: "Reste à demander" },
  "plan.designation": { en: "Designation", fr: "Désignation" },
  "plan.designation.hint": {
    en: "{count} of 20 characters",
    fr: "{count} caractères sur 20",
  },
  "plan.amount": { en: "Amount", fr: "Montant" },
  "plan.credit": { en: "Negative amount indicates a credit", fr: "Un montant négatif indique un avoir" },
  "plan.due": { en: "Due date", fr: "Échéance" },
  "plan.execution": { en: "Due by execution", fr: "Dû à l’exécution" },
  "plan.execution.text": {
    en: "to be paid on execution of the agreement",
    fr: "à payer à l’exécution du contrat",
  },
  "plan.delete": { en: "Delete {name}", fr: "Supprimer {name}" },
  "plan.delete.confirm": {
    en: "Are you sure you want to delete this call for fund?",
    fr: "Voulez-vous vraiment supprimer cet appel de fonds ?",
  },
  "plan.locked": {
    en: "This call was opened by the agreement itself and is read-only.",
    fr: "Cet appel a été ouvert par le contrat lui-même et est en lecture seule.",
  },
  "plan.fill": { en: "Ask the rest: {money}", fr: "Demander le reste : {money}" },
  "plan.mayNotAdd": {
    en: "Calls for fund are added by a party that can approve the agreement.",
    fr: "Les appels de fonds sont ajoutés par une partie qui peut approuver le contrat.",
  },
});
