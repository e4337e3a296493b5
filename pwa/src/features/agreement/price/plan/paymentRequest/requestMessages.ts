import { defineMessages } from "#ui/i18n.ts";

/** Texts about payment requests. */
export const paymentRequestMessages = defineMessages({
  "request.make": { en: "Payment request", fr: "Demande de paiement" },
  "request.of": { en: "Payment request as a PDF: {name}", fr: "Demande de paiement en PDF : {name}" },
});
