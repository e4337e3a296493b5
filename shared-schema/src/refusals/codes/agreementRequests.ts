import type { Entries } from "../entry.ts";

/** Refusals about requests for agreements. */
export const AGREEMENT_REQUEST_REFUSALS = {
  "request.not-found": {
    kind: "not-found",
    en: "Request not found.",
    fr: "Cette demande est introuvable.",
  },
  "request.too-many": {
    kind: "busy",
    en: "You have sent many requests today. Please try again tomorrow.",
    fr: "Vous avez envoyé beaucoup de demandes aujourd’hui. Veuillez réessayer demain.",
  },
  "request.decided": {
    kind: "conflict",
    en: "This request has already been decided.",
    fr: "Cette demande a déjà été traitée.",
  },
} as const satisfies Entries;
