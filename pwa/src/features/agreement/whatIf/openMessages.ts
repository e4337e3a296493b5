import { defineMessages } from "../../../ui/i18n.ts";

/** The text of the button that opens the variants. */
export const openMessages = defineMessages({
  "whatIf.open": { en: "What if…", fr: "Simuler…" },
});
