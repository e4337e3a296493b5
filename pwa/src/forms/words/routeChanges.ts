import type { Position } from "shared-schema/base/basics";
import { movedWords } from "shared-schema/labels/moved";
import { textFor } from "../../ui/i18n.ts";
import { fieldMessages } from "./messages.ts";
import { fieldWords, type Known } from "./words.ts";

/** A change of the route in words, in place of coordinates and bends. */
export interface RouteSentence {
  key: string;
  text: string;
}

interface Read<C> {
  before: (change: C) => unknown;
  after: (change: C) => unknown;
}

const FIELD = /^waypoints\.([^.]+)\.(latitude|longitude|track|routed)(?:\.|$)/;

/**
 * Tells the moves of waypoints and the legs that were drawn again in sentences.
 * @param known its agreement has the coordinate that did not change
 * @returns the sentences, and the changes that they leave
 */
export function routeChanges<C extends { path: string }>(
  changes: readonly C[],
  known: Known,
  read: Read<C>,
): { sentences: RouteSentence[]; others: C[] } {
  const moved = new Map<string, string>();
  const drawn = new Set<string>();
  const placed = changes.map((change) => {
    const [, id = "", field] = FIELD.exec(change.path) ?? [];
    return { change, id, isDrawn: field === "track" || field === "routed" };
  });
  for (const { id, isDrawn } of placed) {
    if (isDrawn) drawn.add(id);
    else if (id !== "" && !moved.has(id)) {
      const words = moveOf(id, changes, known, read);
      if (words !== null) moved.set(id, words);
    }
  }
  const moves = [...moved].map(([id, text]) => ({ key: `moved ${id}`, text }));
  return {
    sentences: [...moves, ...drawnWords(drawn, moved.size > 0, known)],
    others: placed.filter(({ id, isDrawn }) => !isDrawn && !moved.has(id)).map(({ change }) => change),
  };
}

function moveOf<C extends { path: string }>(
  id: string,
  changes: readonly C[],
  known: Known,
  read: Read<C>,
): string | null {
  const [from, to] = (["before", "after"] as const).map((side): Position | null => {
    const [latitude, longitude] = (["latitude", "longitude"] as const).map((axis) => {
      const change = changes.find(({ path }) => path === `waypoints.${id}.${axis}`);
      return change ? read[side](change) : known.agreement?.waypoints[id]?.[axis];
    });
    return typeof latitude === "number" && typeof longitude === "number" ? { latitude, longitude } : null;
  });
  if (!from || !to) return null;
  return `${placeWords(id, known)} ${movedWords(from, to)[known.language]}`;
}

/** Legs drawn again follow from a move: then their number is enough. */
function drawnWords(ids: ReadonlySet<string>, follow: boolean, known: Known): RouteSentence[] {
  const t = textFor(fieldMessages);
  if (follow) return ids.size > 0 ? [{ key: "drawn", text: t("syncRoute.drawn", { count: ids.size }) }] : [];
  return [...ids].map((id) => ({ key: `drawn ${id}`, text: t("syncRoute.wayTo", { place: placeWords(id, known) }) }));
}

/** A place by its own name, or by its place on the route. */
function placeWords(id: string, known: Known): string {
  const own = known.agreement?.waypoints[id]?.call_location_str ?? null;
  return own === null || own.trim() === "" ? fieldWords(`waypoints.${id}`, known, null) : own;
}
