import type { Position } from "../../base/basics.ts";
import { type Bilingual, inBoth } from "../../base/language.ts";
import { movedWords } from "../../labels/moved.ts";
import { isDerivedTerm } from "../../labels/terms.ts";
import type { TermChange } from "../compare.ts";
import type { ContractTerms, TermValue } from "../terms.ts";

const OF_WAYPOINT = /^waypoints\.(\d+)\.(\w+)$/;
/** The fields that follow from a waypoint's place on the chart. */
const FOLLOWS_MOVE: readonly string[] = ["country", "timezone", "leg_nm", "arr_estimated"];

/**
 * Names changed terms in few words: a waypoint that moved by how far and where to, instead of its coordinates. Terms that follow
 * from others are named only where nothing else changed.
 * @param current the terms after the changes
 */
export function summaryOf(changes: readonly TermChange[], current: ContractTerms): Bilingual[] {
  const moves = movesIn(changes, current);
  const moved = new Set(moves.map(({ index }) => index));
  const rest = changes.filter(({ path }) => {
    const [, index, field = ""] = OF_WAYPOINT.exec(path) ?? [];
    return index === undefined || !(FOLLOWS_MOVE.includes(field) || (moved.has(index) && isAxis(field)));
  });
  const entered = rest.filter(({ path }) => !isDerivedTerm(path));
  const told = [...moves.map(({ words }) => words), ...entered.map(({ name }) => name)];
  return told.length > 0 ? told : changes.map(({ name }) => name);
}

function movesIn(changes: readonly TermChange[], current: ContractTerms): { index: string; words: Bilingual }[] {
  const indices = changes.flatMap(({ path }) => {
    const [, index, field = ""] = OF_WAYPOINT.exec(path) ?? [];
    return index !== undefined && isAxis(field) ? [index] : [];
  });
  return [...new Set(indices)].flatMap((index) => {
    const waypoint = waypointAt(index, current);
    const to = positionOf(waypoint);
    const at = (axis: string) => changes.find(({ path }) => path === `waypoints.${index}.${axis}`)?.before;
    const from =
      to && positionOf({ latitude: at("latitude") ?? to.latitude, longitude: at("longitude") ?? to.longitude });
    const place = waypoint["place"];
    if (!from || !to || typeof place !== "string") return [];
    const words = movedWords(from, to);
    return [{ index, words: inBoth((language) => `${place} ${words[language]}`) }];
  });
}

function isAxis(field: string): boolean {
  return field === "latitude" || field === "longitude";
}

type Group = Readonly<Record<string, TermValue>>;

function waypointAt(index: string, { waypoints }: ContractTerms): Group {
  const found = Array.isArray(waypoints) ? (waypoints[Number(index)] ?? null) : null;
  return typeof found === "object" && found !== null && !Array.isArray(found) ? found : {};
}

function positionOf({ latitude, longitude }: Group): Position | null {
  return typeof latitude === "number" && typeof longitude === "number" ? { latitude, longitude } : null;
}
