import { TERM_LABELS } from "shared-schema/labels/derivation";
import { INSTALMENT_FIELDS, SHARE_FIELDS } from "shared-schema/labels/money/commission";
import { ROLE_LABELS } from "shared-schema/labels/parties";
import { defineMessages, prefixed } from "#ui/i18n.ts";

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
  ...prefixed("commission", { ...SHARE_FIELDS, ...INSTALMENT_FIELDS }),
  "commission.paid": { en: "{paid} paid", fr: "{paid} payés" },
  "commission.left": { en: "{left} in no instalment", fr: "{left} hors échéance" },
  "commission.over": { en: "{over} more than the commission", fr: "{over} de plus que la commission" },
  "commission.add": { en: "Add an instalment", fr: "Ajouter une échéance" },
  "commission.addFor": { en: "Add an instalment for {name}", fr: "Ajouter une échéance pour {name}" },
  "commission.remove": { en: "Remove", fr: "Supprimer" },
  "commission.removeOf": { en: "Remove instalment {number} of {name}", fr: "Supprimer l’échéance {number} de {name}" },
  "commission.removeConfirm": { en: "Remove this instalment?", fr: "Supprimer cette échéance ?" },
  "commission.instalment": { en: "Instalment {number} of {name}", fr: "Échéance {number} de {name}" },
  "commission.of": { en: "{field} · {name}", fr: "{field} · {name}" },
});
