import { TERM_LABELS } from "shared-schema/labels/derivation";
import { defineMessages } from "#ui/i18n.ts";

/** Texts of the savings from a transport agreement and the fee on them, and of the fold that they are in. */
export const savingsMessages = defineMessages({
  "price.more.savings": { en: "savings", fr: "économies" },
  "price.more.commission": { en: "commission", fr: "commission" },
  "price.more.flow": { en: "where the money goes", fr: "destination des fonds" },
  "price.more.whatIf": { en: "what if", fr: "et si" },
  "price.more.fee": { en: "fee {amount}", fr: "honoraires {amount}" },
  "price.savings": { en: "Savings and fee", fr: "Économies et honoraires" },
  "price.savings.noRate": {
    en: "Savings and fee are told in euros. This device has no reference rate for {currency} of the last month.",
    fr: "Économies et honoraires s’expriment en euros. Cet appareil n’a pas de cours de référence du dernier mois pour {currency}.",
  },
  "price.savings.one": {
    en: "Fuel tax (TICPE) saved, in EUR",
    fr: "Taxe sur le carburant (TICPE) économisée, en EUR",
  },
  "price.savings.two": { en: "VAT saved, in EUR", fr: "TVA économisée, en EUR" },
  "price.savings.gross": TERM_LABELS.savings_gross,
  "price.savings.net": TERM_LABELS.savings_net_of_vat,
  "price.savings.fee": { en: "Fee: 15% of the savings", fr: "Honoraires : 15 % des économies" },
});
