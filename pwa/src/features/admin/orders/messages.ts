import { defineMessages } from "../../../ui/i18n.ts";

/** Texts of the administrators' page of orders. */
export const adminOrderMessages = defineMessages({
  "adminOrders.parts": { en: "Orders, totals and promos", fr: "Commandes, totaux et promotions" },
  "adminOrders.part.list": { en: "Orders", fr: "Commandes" },
  "adminOrders.part.totals": { en: "Month by VAT code", fr: "Mois par régime de TVA" },
  "adminOrders.part.promos": { en: "Promos", fr: "Promotions" },
  "adminOrders.list": { en: "Orders", fr: "Commandes" },
  "adminOrders.search": {
    en: "Search by agreement, name, e-mail or invoice",
    fr: "Rechercher par contrat, nom, e-mail ou facture",
  },
  "adminOrders.state": { en: "State", fr: "État" },
  "adminOrders.any": { en: "Any state", fr: "Tous les états" },
  "adminOrders.from": { en: "From", fr: "Du" },
  "adminOrders.to": { en: "To", fr: "Au" },
  "adminOrders.csv": { en: "Download CSV", fr: "Télécharger en CSV" },
  "adminOrders.agreement": { en: "Agreement", fr: "Contrat" },
  "adminOrders.buyer": { en: "Buyer", fr: "Acheteur" },
  "adminOrders.total": { en: "Total", fr: "Total" },
  "adminOrders.papers": { en: "Papers", fr: "Pièces" },
  "adminOrders.vatOf": { en: "of which VAT {sum}", fr: "dont TVA {sum}" },
  "adminOrders.refunded": { en: "{sum} refunded", fr: "{sum} remboursés" },
  "adminOrders.none": { en: "No order matches", fr: "Aucune commande ne correspond" },
  "adminOrders.disputed": {
    en: "{count, plural, one {# payment is disputed} other {# payments are disputed}} by the buyer’s bank. Answer at the payment provider before its deadline; the state follows by itself.",
    fr: "{count, plural, one {# paiement est contesté} other {# paiements sont contestés}} par la banque de l’acheteur. Répondez auprès du prestataire de paiement avant l’échéance ; l’état suit de lui-même.",
  },
  "adminOrders.platform": {
    en: "Invoices carry their data as Factur-X. Send them through your own invoicing platform.",
    fr: "Les factures contiennent leurs données au format Factur-X. Transmettez-les par votre propre plateforme de facturation.",
  },
});
