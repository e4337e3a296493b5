import type { Position } from "../../base/basics.ts";
import { type Bilingual, inBoth, type Language } from "../../base/language.ts";
import { MILES } from "../../base/units.ts";
import { rhumbLine } from "../../geo/rhumb.ts";

/** Clockwise from north, an eighth of a turn each. */
const DIRECTIONS: readonly Bilingual[] = [
  { en: "north", fr: "vers le nord" },
  { en: "north-east", fr: "vers le nord-est" },
  { en: "east", fr: "vers l’est" },
  { en: "south-east", fr: "vers le sud-est" },
  { en: "south", fr: "vers le sud" },
  { en: "south-west", fr: "vers le sud-ouest" },
  { en: "west", fr: "vers l’ouest" },
  { en: "north-west", fr: "vers le nord-ouest" },
];
/** From here on, NM, a distance is told without decimals. */
const WHOLE_MILES = 10;
/** A shorter way, NM, is told as this. */
const LEAST_MILES = 0.1;

/**
 * Says how far and in which direction a place on the chart moved, along the rhumb line: «moved 24 NM east», «déplacé de 24 M vers l’est».
 */
export function movedWords(from: Position, to: Position): Bilingual {
  const { nm, course } = rhumbLine(from, to);
  const direction = DIRECTIONS[Math.round(course / 45) % DIRECTIONS.length];
  return inBoth((language) => {
    const way = `${miles(nm, language)} ${direction?.[language]}`;
    return language === "fr" ? `déplacé de ${way}` : `moved ${way}`;
  });
}

function miles(nm: number, language: Language): string {
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: nm < WHOLE_MILES ? 1 : 0 });
  const written = `${format.format(Math.max(nm, LEAST_MILES))}\u00a0${MILES[language]}`;
  if (nm >= LEAST_MILES) return written;
  return language === "fr" ? `moins de ${written}` : `less than ${written}`;
}
