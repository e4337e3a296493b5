import type { Bilingual } from "../base/language.ts";
import type { Wishes } from "./schema.ts";

export const GUEST_PREFERENCES: Bilingual = { en: "Guest preferences", fr: "Préférences des passagers" };

export const GALLEY_SHEET: Bilingual = { en: "Galley sheet", fr: "Fiche d’office" };

/** The wishes of a guest, as form, screen and galley sheet call them. */
export const WISH_LABELS: Readonly<Record<keyof Wishes, Bilingual>> = {
  diet: { en: "Diet", fr: "Régime alimentaire" },
  allergies: { en: "Allergies", fr: "Allergies" },
  cabin: { en: "Cabin", fr: "Cabine" },
  occasion: { en: "Birthday or occasion", fr: "Anniversaire ou occasion" },
  other: { en: "Other wishes", fr: "Autres souhaits" },
  medical: { en: "Medical note", fr: "Note médicale" },
};
