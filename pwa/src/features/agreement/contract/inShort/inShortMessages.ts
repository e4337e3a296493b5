import { PRICE_LINES } from "shared-schema/labels/price";
import { defineMessages } from "#ui/i18n.ts";

/** Names of the facts by which people recognise what they read or sign. */
export const inShortMessages = defineMessages({
  "inShort.title": { en: "In short", fr: "En bref" },
  "inShort.total": { en: "Total (incl. fuel)", fr: "Total (carburant compris)" },
  "inShort.totalWithoutFuel": PRICE_LINES.total,
  "inShort.voyage": { en: "Voyage", fr: "Voyage" },
  "inShort.yacht": { en: "Yacht", fr: "Yacht" },
  "inShort.onTop": { en: "Held ready", fr: "À prévoir" },
  "inShort.onTop.sums": {
    en: "{apa} APA, {deposit} deposit",
    fr: "{apa} d’APA, {deposit} de dépôt de garantie",
  },
  "inShort.call": { en: "First call", fr: "Premier appel" },
});
