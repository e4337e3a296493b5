import { defineMessages } from "#ui/i18n.ts";

/** Texts of the totals of a month. */
export const totalMessages = defineMessages({
  "totals.intro": {
    en: "Invoices less credit notes, by their day of issue in UTC.",
    fr: "Factures moins avoirs, selon leur jour d’émission en UTC.",
  },
  "totals.month": { en: "Month", fr: "Mois" },
  "totals.table": { en: "Totals of the month", fr: "Totaux du mois" },
  "totals.code": { en: "VAT code", fr: "Régime de TVA" },
  "totals.net": { en: "Net", fr: "Hors taxe" },
  "totals.vat": { en: "VAT", fr: "TVA" },
  "totals.total": { en: "Total", fr: "Total" },
  "totals.all": { en: "All, {currency}", fr: "Ensemble, {currency}" },
  "totals.none": { en: "No invoice was issued in this month.", fr: "Aucune facture n’a été émise ce mois-ci." },
});
