import type { Entries } from "../../entry.ts";

/** Refusals of a browser that is to get notifications. */
export const PUSH_REFUSALS = {
  "device.push-denied": {
    kind: "forbidden",
    en: "This browser does not allow notifications from Passerelle. Allow them in its settings for this site.",
    fr: "Ce navigateur n’autorise pas les notifications de Passerelle. Autorisez-les dans ses paramètres pour ce site.",
  },
  "device.push-not-ready": {
    kind: "unavailable",
    en: "Passerelle is not installed completely in this browser yet, so it cannot show notifications. Please reload the page and try again.",
    fr: "Passerelle n’est pas encore entièrement installé dans ce navigateur et ne peut pas afficher de notifications. Rechargez la page, puis réessayez.",
  },
  "device.push-failed": {
    kind: "unavailable",
    en: "This browser could not reach its notification service. Please try again later.",
    fr: "Ce navigateur n’a pas pu joindre son service de notifications. Veuillez réessayer plus tard.",
  },
} as const satisfies Entries;
