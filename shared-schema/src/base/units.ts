import type { Bilingual } from "./language.ts";

/** The unit behind a distance at sea. */
export const MILES: Bilingual = { en: "NM", fr: "M" };

/** The unit behind a speed. */
export const KNOTS: Bilingual = { en: "kt", fr: "nd" };
