import { defineMessages } from "../../../ui/i18n.ts";

/** Texts of the administrators' list of orders. */
export const adminOrderMessages = defineMessages({
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
  "adminOrders.made": { en: "Ordered (UTC)", fr: "Commandée (UTC)" },
  "adminOrders.none": { en: "No order matches", fr: "Aucune commande ne correspond" },
  "adminOrders.platform": {
    en: "Invoices carry their data as Factur-X. Send them through your own invoicing platform.",
    fr: "Les factures contiennent leurs données au format Factur-X. Transmettez-les par votre propre plateforme de facturation.",
  },
});
