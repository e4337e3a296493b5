import type { Entries } from "../../entry.ts";

/** Refusals about crew lists. */
export const CREW_REFUSALS = {
  "crew.not-found": { kind: "not-found", en: "Crew list not found.", fr: "Cette liste d’équipage est introuvable." },
  "crew.read-only": {
    kind: "forbidden",
    en: "You cannot change this crew list.",
    fr: "Vous ne pouvez pas modifier cette liste d’équipage.",
  },
  "crew.kept": {
    kind: "conflict",
    en: "A crew list cannot be deleted. Remove its members instead.",
    fr: "Une liste d’équipage ne peut pas être supprimée. Retirez plutôt ses membres.",
  },
  "crew.too-many": {
    kind: "too-large",
    en: "A crew list can have at most {most} members.",
    fr: "Une liste d’équipage peut compter au plus {most} membres.",
  },
} as const satisfies Entries;
