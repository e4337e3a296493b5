import type { Bilingual } from "../../base/language.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const MINUTE_MS = 60_000;

/** «Service Yoga added». */
export function addedWords(part: Bilingual): Bilingual {
  return { en: `${part.en} added`, fr: `Ajout : ${part.fr}` };
}

/** «Service Yoga removed». */
export function removedWords(part: Bilingual): Bilingual {
  return { en: `${part.en} removed`, fr: `Suppression : ${part.fr}` };
}

/** A waypoint that moved from or to a place that is not known. */
export function movedAwayWords(place: Bilingual): Bilingual {
  return { en: `${place.en} moved`, fr: `${place.fr} déplacé` };
}

/** Legs whose line was drawn again: «2 legs re-routed». */
export function reroutedWords(count: number): Bilingual {
  return count === 1
    ? { en: "1 leg re-routed", fr: "1 étape retracée" }
    : { en: `${count} legs re-routed`, fr: `${count} étapes retracées` };
}

/** «Way to Calvi re-routed». */
export function wayToWords(place: Bilingual): Bilingual {
  return { en: `Way to ${place.en} re-routed`, fr: `Étape vers ${place.fr} retracée` };
}

/** Dates that all moved by the same time: «Dates moved 2 days later». @param ms negative for earlier */
export function shiftedWords(ms: number): Bilingual {
  const { en, fr } = spanWords(Math.abs(ms));
  return ms > 0
    ? { en: `Dates moved ${en} later`, fr: `Dates reportées de ${fr}` }
    : { en: `Dates moved ${en} earlier`, fr: `Dates avancées de ${fr}` };
}

/** Several fields of one part: «Service Yoga: name and price», «Stay of Julia: 3 fields». @param fields their names, as within a sentence */
export function fieldsWords(part: Bilingual, fields: readonly Bilingual[]): Bilingual {
  const [first, second] = fields;
  if (fields.length === 2 && first && second) {
    return { en: `${part.en}: ${first.en} and ${second.en}`, fr: `${part.fr} : ${first.fr} et ${second.fr}` };
  }
  return { en: `${part.en}: ${fields.length} fields`, fr: `${part.fr} : ${fields.length} champs` };
}

function spanWords(ms: number): Bilingual {
  const days = Math.floor(ms / DAY_MS);
  const hours = Math.floor((ms % DAY_MS) / HOUR_MS);
  const minutes = Math.round((ms % HOUR_MS) / MINUTE_MS);
  const parts: Bilingual[] = [];
  if (days > 0) parts.push({ en: counted(days, "day"), fr: counted(days, "jour") });
  if (hours > 0) parts.push({ en: `${hours} h`, fr: `${hours} h` });
  if (minutes > 0 || parts.length === 0) parts.push({ en: `${minutes} min`, fr: `${minutes} min` });
  return { en: parts.map(({ en }) => en).join(" "), fr: parts.map(({ fr }) => fr).join(" ") };
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count > 1 ? "s" : ""}`;
}
