import type { Entries } from "../entry.ts";

/** Refusals that a device shows for answers without a code of this catalogue, and when there is no answer. */
export const SERVER_REFUSALS = {
  "server.unreachable": {
    kind: "unavailable",
    en: "Server not responding. If the problem persists, please contact us at {contact}.",
    fr: "Le serveur ne répond pas. Si le problème persiste, écrivez-nous à {contact}.",
  },
  "server.disk-full": {
    kind: "unavailable",
    en: "The server is running out of disk space: it takes payments, signatures and deletions, but nothing that needs more room.",
    fr: "Le serveur manque d’espace disque : il accepte les paiements, les signatures et les suppressions, mais rien qui demande plus de place.",
  },
  "server.answered": {
    kind: "unavailable",
    en: "The server answered {status}.",
    fr: "Le serveur a répondu {status}.",
  },
  /** A sentence of a server that sends no codes. */
  "server.said": { kind: "failed", en: "{sentence}", fr: "{sentence}" },
  /** A code that only a newer version knows. */
  "server.refused": {
    kind: "failed",
    en: "The server refused this ({reason}).",
    fr: "Le serveur a refusé ceci ({reason}).",
  },
  "mail.not-readable": {
    kind: "not-found",
    en: "This mail cannot be shown.",
    fr: "Ce message ne peut pas être affiché.",
  },
  "mail.not-resendable": {
    kind: "not-found",
    en: "This mail cannot be sent again.",
    fr: "Ce message ne peut pas être renvoyé.",
  },
  "contact-form.not-sent": {
    kind: "unavailable",
    en: "Your message could not be sent. Please try again later.",
    fr: "Votre message n’a pas pu être envoyé. Veuillez réessayer plus tard.",
  },
  "contact-form.too-many": {
    kind: "busy",
    en: "Too many messages came from your network. Please try again in an hour.",
    fr: "Trop de messages sont venus de votre réseau. Veuillez réessayer dans une heure.",
  },
  "server.could-not-read": {
    kind: "invalid",
    en: "The server could not read this change (answer {status}).",
    fr: "Le serveur n’a pas pu lire cette modification (réponse {status}).",
  },
} as const satisfies Entries;
