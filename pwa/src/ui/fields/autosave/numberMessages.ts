import { defineMessages } from "../../i18n.ts";
import { uiMessages } from "../../messages.ts";

/** The faults of a number. Apart from the texts of the first screen, which has no such field. */
export const numberMessages = defineMessages({
  ...uiMessages,
  "ui.notNumber": { en: "must be a number", fr: "doit être un nombre" },
  "ui.decimalPoint": {
    en: "use a decimal point, for example 12.5",
    fr: "utilisez une virgule décimale, par exemple 12,5",
  },
  "ui.whole": { en: "must be a whole number", fr: "doit être un nombre entier" },
  "ui.decimals": {
    en: "must have at most {count, plural, one {# decimal} other {# decimals}}",
    fr: "doit avoir au plus {count, plural, one {# décimale} other {# décimales}}",
  },
});
