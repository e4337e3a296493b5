import type { Bilingual, Language } from "shared-schema/base/language";
import { written } from "../write.ts";

/** The screens that the page shows, in its order; `npm run shots -- landing` takes them. */
export const SCREENS = ["route", "price", "contract", "offline"] as const;
type ScreenName = (typeof SCREENS)[number];

const ALTERNATIVES: Readonly<Record<ScreenName, Bilingual>> = {
  route: { en: "The route of an agreement on the chart", fr: "L’itinéraire d’un contrat sur la carte" },
  price: { en: "The price of an agreement, line by line", fr: "Le prix d’un contrat, ligne par ligne" },
  contract: { en: "A draft contract in two columns", fr: "Un projet de contrat en deux colonnes" },
  offline: { en: "The changes that wait on the device", fr: "Les modifications en attente sur l’appareil" },
};

/** A picture's size in pixels of the page. */
const SIZE = { width: 1280, height: 800 };

/** A screen by day and by night; the stylesheet shows the one of the theme, and the other is not fetched. */
export function screenPictures(screen: ScreenName, language: Language): string {
  const alternative = written(ALTERNATIVES[screen][language]);
  const picture = (theme: "day" | "night") =>
    `<img class="${theme}" src="/src/app/landing/screens/${screen}-${language}-${theme}.webp" alt="${alternative}" width="${SIZE.width}" height="${SIZE.height}" loading="lazy" decoding="async">`;
  return picture("day") + picture("night");
}
