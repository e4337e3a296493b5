import type { Entries } from "../../entry.ts";

/** Refusals about the record of a passport's readers. */
export const PASSPORT_READ_REFUSALS = {
  "passport-read.forbidden": {
    kind: "forbidden",
    en: "The readers of a passport are shown to its owner and to administrators.",
    fr: "Les lecteurs d’un passeport sont indiqués à son titulaire et aux administrateurs.",
  },
  "passport-read.too-many": {
    kind: "busy",
    en: "Many passports were read today. Please try again tomorrow.",
    fr: "Beaucoup de passeports ont été lus aujourd’hui. Veuillez réessayer demain.",
  },
} as const satisfies Entries;
