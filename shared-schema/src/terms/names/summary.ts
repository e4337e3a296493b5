import type { Bilingual } from "../../base/language.ts";
import { fieldLabel, groupOfTerm, inSentence, isDerivedTerm, placeInList } from "../../labels/terms.ts";
import type { TermChange } from "../compare.ts";
import type { ContractTerms, TermValue } from "../terms.ts";
import { partOfHeading } from "./partNames.ts";
import { type Place, sentencesOf, type Tellable, waypointField } from "./sentences.ts";

/** The fields that follow from a waypoint's place on the chart. */
const FOLLOWS_MOVE: readonly string[] = ["country", "timezone", "leg_nm", "arr_estimated"];

/**
 * Tells changed terms as people say them: a waypoint that moved by how far and where to, several fields of a part in one sentence.
 * Terms that follow from others are named only where nothing else changed.
 * @param current the terms after the changes
 */
export function summaryOf(changes: readonly TermChange[], current: ContractTerms): Bilingual[] {
  const entered = changes.filter(({ path }) => {
    const field = waypointField(path)?.field ?? "";
    return !(FOLLOWS_MOVE.includes(field) || isDerivedTerm(path));
  });
  const told = sentencesOf(entered.map(tellable), (index) => placeAt(index, current)).map(({ words }) => words);
  return told.length > 0 ? told : changes.map(({ name }) => name);
}

function tellable(change: TermChange): TermChange & Tellable {
  const { path, name, before, after } = change;
  const { list, part, field } = placeInList(path);
  if (list === null || part === undefined) return { ...change, part: groupOfTerm(path) };
  if (field === undefined) {
    return { ...change, part: null, coming: before === null ? "added" : after === null ? "removed" : undefined };
  }
  const { en, fr } = fieldLabel(list, field);
  return {
    ...change,
    part: { name: partOfHeading(list, name, field), field: { en: inSentence(en), fr: inSentence(fr) } },
  };
}

type Group = Readonly<Record<string, TermValue>>;

function placeAt(index: string, { waypoints }: ContractTerms): Place | null {
  const found = Array.isArray(waypoints) ? (waypoints[Number(index)] ?? null) : null;
  const group: Group = typeof found === "object" && found !== null && !Array.isArray(found) ? found : {};
  const { place, latitude, longitude } = group;
  if (typeof place !== "string") return null;
  const position = typeof latitude === "number" && typeof longitude === "number" ? { latitude, longitude } : null;
  return { name: { en: place, fr: place }, position };
}
