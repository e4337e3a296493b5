import type { Position } from "shared-schema/base/basics";
import { isEqual } from "shared-schema/base/equal";
import { movedWords } from "shared-schema/labels/changes/moved";
import { placedWaypoint } from "shared-schema/terms/names/sentences";
import { fieldWords, type Known } from "../../../forms/words/words.ts";
import { textFor } from "../../../ui/i18n.ts";
import type { FieldChange } from "./changes.ts";
import { routeMessages } from "./routeMessages.ts";

/** A waypoint that was moved or whose leg was drawn again. */
interface RouteRow {
  id: string;
  place: string;
  /** Says what one side made of it, as seen from the state before. */
  words: (side: (change: FieldChange) => unknown) => string;
}

/** Takes the coordinates and lines of waypoints out of a list of changes, to be told in words: one row for each waypoint. */
export function routeRows(changes: readonly FieldChange[], known: Known): { rows: RouteRow[]; others: FieldChange[] } {
  const byWaypoint = new Map<string, FieldChange[]>();
  const others: FieldChange[] = [];
  for (const change of changes) {
    const id = placedWaypoint(change.path);
    if (id === null) others.push(change);
    else byWaypoint.set(id, [...(byWaypoint.get(id) ?? []), change]);
  }
  const rows = [...byWaypoint].map(([id, own]) => ({
    id,
    place: fieldWords(`waypoints.${id}`, known, null),
    words: (side: (change: FieldChange) => unknown) => sideWords(id, own, side, known),
  }));
  return { rows, others };
}

function sideWords(
  id: string,
  changes: readonly FieldChange[],
  side: (change: FieldChange) => unknown,
  known: Known,
): string {
  const t = textFor(routeMessages);
  const isChanged = changes.some((change) => !isEqual(side(change) ?? null, change.base ?? null));
  if (!isChanged) return t("sync.route.asBefore");
  const isAxis = (change: FieldChange) => /\.(latitude|longitude)$/.test(change.path);
  if (!changes.some((change) => isAxis(change) && !isEqual(side(change), change.base))) return t("sync.route.redrawn");
  const at = (read: (change: FieldChange) => unknown): Position | null => {
    const [latitude, longitude] = (["latitude", "longitude"] as const).map((axis) => {
      const change = changes.find(({ path }) => path === `waypoints.${id}.${axis}`);
      return change ? read(change) : known.agreement?.waypoints[id]?.[axis];
    });
    return typeof latitude === "number" && typeof longitude === "number" ? { latitude, longitude } : null;
  };
  const [from, to] = [at(({ base }) => base), at(side)];
  return from && to ? movedWords(from, to)[known.language] : t("sync.route.elsewhere");
}
