import { defineMessages } from "../../../ui/i18n.ts";

/** Texts of the page of one's orders. */
export const ordersMessages = defineMessages({
  "orders.title": { en: "Orders", fr: "Commandes" },
  "orders.list": { en: "Orders", fr: "Commandes" },
  "orders.none": { en: "No orders yet", fr: "Aucune commande pour l’instant" },
  "orders.noneNote": {
    en: "What you buy with a contract is listed here with its invoices.",
    fr: "Vos achats liés à un contrat apparaissent ici avec leurs factures.",
  },
  "orders.failed": { en: "Your orders could not be loaded", fr: "Vos commandes n’ont pas pu être chargées" },
  "orders.agreement": { en: "Agreement {number}", fr: "Contrat {number}" },
  "orders.vat": { en: "of which VAT {vat}", fr: "dont TVA {vat}" },
  "orders.refunded": { en: "{sum} refunded", fr: "{sum} remboursés" },
  "orders.paidAt": { en: "Paid on {at} UTC.", fr: "Payée le {at} UTC." },
  "orders.madeAt": { en: "Ordered on {at} UTC.", fr: "Commandée le {at} UTC." },
  "orders.receipt": { en: "The receipt went to {email}.", fr: "Le reçu a été envoyé à {email}." },
});
