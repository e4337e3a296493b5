import { defineMessages } from "#ui/i18n.ts";

/** Texts of the refund of an order. */
export const refundMessages = defineMessages({
  "refund.title": { en: "Refund the order for agreement {number}", fr: "Rembourser la commande du contrat {number}" },
  "refund.open": { en: "Refund", fr: "Rembourser" },
  "refund.order": { en: "{product}, {name}: {sum} paid.", fr: "{product}, {name} : {sum} payés." },
  "refund.before": { en: "{sum} of it was refunded before.", fr: "Dont {sum} déjà remboursés." },
  "refund.howMuch": { en: "How much", fr: "Combien" },
  "refund.whole": { en: "All that is left, {sum}", fr: "Tout le reste, {sum}" },
  "refund.part": { en: "A part of it", fr: "Une partie" },
  "refund.sum": { en: "Sum with VAT ({currency})", fr: "Montant TTC ({currency})" },
  "refund.most": { en: "At most {sum}", fr: "Au plus {sum}" },
  "refund.card": {
    en: "The money goes back to the card that paid. The bank may need some days.",
    fr: "L’argent retourne sur la carte qui a payé. La banque peut avoir besoin de quelques jours.",
  },
  "refund.credit": {
    en: "A credit note with its own number is issued, and the buyer finds it under their orders.",
    fr: "Un avoir portant son propre numéro est émis ; l’acheteur le trouve parmi ses commandes.",
  },
  "refund.owedAgain": {
    en: "Signatures stay valid. Before a client signs this version again, the fee is owed again.",
    fr: "Les signatures restent valables. Avant qu’un client ne signe à nouveau cette version, les honoraires sont de nouveau dus.",
  },
  "refund.stillPaid": {
    en: "The contract stays paid, and can be signed.",
    fr: "Le contrat reste payé et peut être signé.",
  },
  "refund.final": { en: "This cannot be undone.", fr: "Cette opération est irréversible." },
  "refund.submit": { en: "Refund {sum}", fr: "Rembourser {sum}" },
  "refund.done": { en: "Refunded", fr: "Remboursement effectué" },
  "refund.doneNote": {
    en: "{sum} goes back. Credit note {number} is issued.",
    fr: "{sum} sont rendus. L’avoir {number} est émis.",
  },
  "refund.underWay": { en: "The refund is under way", fr: "Le remboursement est en cours" },
  "refund.underWayNote": {
    en: "The payment provider has taken it. The order shows it within some minutes.",
    fr: "Le prestataire de paiement l’a accepté. La commande l’indiquera d’ici quelques minutes.",
  },
});
