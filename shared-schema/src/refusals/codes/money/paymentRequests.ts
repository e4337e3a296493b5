import type { Entries } from "../../entry.ts";

/** Refusals about payment requests. */
export const PAYMENT_REQUEST_REFUSALS = {
  "payment-request.credit": {
    kind: "conflict",
    en: "This call is a credit: there is nothing to ask for.",
    fr: "Cet appel est un avoir : il n’y a rien à demander.",
  },
  "payment-request.paid": {
    kind: "conflict",
    en: "This call is paid in full: there is nothing to ask for.",
    fr: "Cet appel est payé en totalité : il n’y a rien à demander.",
  },
  "payment-request.no-account": {
    kind: "conflict",
    en: "The payee has no bank account yet. Enter it in the payee’s company profile first.",
    fr: "Le bénéficiaire n’a pas encore de compte bancaire. Saisissez-le d’abord dans son profil de société.",
  },
} as const satisfies Entries;
