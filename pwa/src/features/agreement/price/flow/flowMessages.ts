import { TERM_LABELS } from "shared-schema/labels/derivation";
import { ROLE_LABELS } from "shared-schema/labels/parties";
import { defineMessages, prefixed } from "../../../../ui/i18n.ts";

/** Texts of the commission, and of where the money goes. */
export const flowMessages = defineMessages({
  "flow.title": { en: "Where the money goes", fr: "Destination des fonds" },
  "flow.note": {
    en: "The parts of the grand total. The APA and the deposit are held for the client.",
    fr: "Les parts du total général. L’APA et le dépôt sont détenus pour le client.",
  },
  "flow.table": { en: "The parts of the grand total", fr: "Parts du total général" },
  "flow.column.part": { en: "Part", fr: "Part" },
  "flow.column.bar": { en: "Share of the grand total", fr: "Part du total général" },
  "flow.column.amount": { en: "Amount", fr: "Montant" },
  "flow.fee": {
    en: "The fee on the savings, {amount}, is billed to the client apart and is no part of the grand total.",
    fr: "Les honoraires sur les économies, {amount}, sont facturés au client à part et ne font pas partie du total général.",
  },
  "flow.commissionOf": { en: "Commission · {name}", fr: "Commission · {name}" },
  ...prefixed("flow.line", TERM_LABELS),
  "commission.title": { en: "Commission", fr: "Commission" },
  "commission.note": {
    en: "Of the base price of the cruise, paid by the carrier. Only the carrier, brokers, central agents and administrators see it.",
    fr: "Sur le prix de base de la croisière, à la charge du transporteur. Seuls le transporteur, les courtiers, les agents centraux et les administrateurs la voient.",
  },
  ...prefixed("commission.role", ROLE_LABELS),
  "commission.ratio": { en: "Own share", fr: "Part propre" },
  "commission.date_due": { en: "Due", fr: "Échéance" },
  "commission.date_paid": { en: "Paid", fr: "Payée" },
  "commission.of": { en: "{field} · {name}", fr: "{field} · {name}" },
});
