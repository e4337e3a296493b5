import { defineMessages } from "../../ui/i18n.ts";

/** Texts of the papers of an order. */
export const paperMessages = defineMessages({
  "paper.invoice": { en: "Invoice {number}", fr: "Facture {number}" },
  "paper.credit_note": { en: "Credit note {number}", fr: "Avoir {number}" },
});
