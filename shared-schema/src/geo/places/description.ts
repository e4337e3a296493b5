import type { Position } from "../../base/basics.ts";
import type { Language } from "../../base/language.ts";
import { normalLongitude } from "../rhumb.ts";

/** A description of a position: in a named place, so many NM off one, or near none. */
export type PlaceDescription =
  | { kind: "in"; name: string }
  | { kind: "off"; name: string; nm: number }
  | { kind: "nowhere"; position: Position };

/** «de» before a name: elided before a vowel, contracted with the articles «Le» and «Les». */
function deBefore(name: string): string {
  if (/^les? /i.test(name)) return name.replace(/^le /i, "du ").replace(/^les /i, "des ");
  const isElided = /^([aeiou]|y[^aeiou])/i.test(name.normalize("NFD"));
  return isElided ? `d’${name}` : `de ${name}`;
}

const OFF: Readonly<Record<Language, (nm: number, name: string) => string>> = {
  en: (nm, name) => `${nm} NM off ${name}`,
  fr: (nm, name) => `${nm} ${nm > 1 ? "milles" : "mille"} au large ${deBefore(name)}`,
};

/** «Port Vauban, Antibes», «3 NM off Calvi» («3 NM au large de Calvi»), or the coordinates with four decimals. */
export function describePlace(description: PlaceDescription, language: Language): string {
  if (description.kind === "in") return description.name;
  if (description.kind === "off") return OFF[language](Math.round(description.nm), description.name);
  const { latitude, longitude } = description.position;
  return `${latitude.toFixed(4)}, ${normalLongitude(longitude).toFixed(4)}`;
}
