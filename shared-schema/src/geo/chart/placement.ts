import { comparable } from "../places/search/nameMatch.ts";
import type { Label, LabelKind } from "./labels.ts";
import type { Box } from "./outline.ts";

/** Sizes of the letters, px. */
export const FONT_PIXELS: Readonly<Record<LabelKind, number>> = {
  SEA: 13,
  COUNTRY: 13,
  CITY: 13,
  HARBOUR: 12,
  PLACE: 11.5,
};
/** From the middle of a mark to its name, px. */
const OFFSET = 7;
/** Room between names, px. */
const AIR = 2;
const LINE = 1.2;

/** A name in its place: the left end and the middle of its letters' height; null where there is no room beside the mark. */
export interface PlacedLabel extends Label {
  text: { x: number; y: number } | null;
}

/** An area where no name may be placed, such as a waypoint with its own name. */
export interface Taken extends Box {
  /** The text that is written there: a mark under it that bears the same name is not named again. */
  said?: string;
}

/** A mark so near to what is written is under it, px. */
const UNDER = 16;

function overlap(a: Box, b: Box): boolean {
  return a.minX < b.maxX && b.minX < a.maxX && a.minY < b.maxY && b.minY < a.maxY;
}

/** Whether a label's name is written beside its mark already: «Bonifacio» by «5 Bonifacio». */
function isSaid({ name, x, y }: Label, { said, minX, minY, maxX, maxY }: Taken): boolean {
  if (said === undefined) return false;
  const isUnder = x > minX - UNDER && x < maxX + UNDER && y > minY - UNDER && y < maxY + UNDER;
  return isUnder && (comparable(said).includes(comparable(name)) || comparable(name).includes(comparable(said)));
}

/** Lists the positions a name may take: over the place itself, or to the right, left, below and above of its mark. */
function spots({ kind, x, y }: Label, width: number, height: number): { x: number; y: number }[] {
  if (kind === "SEA" || kind === "COUNTRY") return [{ x: x - width / 2, y }];
  const middle = x - width / 2;
  return [
    { x: x + OFFSET, y },
    { x: x - OFFSET - width, y },
    { x: middle, y: y + OFFSET + height / 2 },
    { x: middle, y: y - OFFSET - height / 2 },
  ];
}

/**
 * Gives each name a place where it covers no other. Names without room are left out, except for the marks of harbours.
 * @param labels the most important first
 * @param width measures a name, px
 * @param taken areas to keep clear, such as the waypoints
 */
export function placeLabels(
  labels: readonly Label[],
  width: (label: Label) => number,
  taken: readonly Taken[],
  showsLonelyMarks: boolean,
): PlacedLabel[] {
  const boxes: Box[] = [...taken];
  const placed: PlacedLabel[] = [];
  for (const label of labels) {
    if (taken.some((area) => isSaid(label, area))) continue;
    const [wide, height] = [width(label), FONT_PIXELS[label.kind] * LINE];
    const boxOf = (at: { x: number; y: number }): Box => ({
      minX: at.x - AIR,
      minY: at.y - height / 2 - AIR / 2,
      maxX: at.x + wide + AIR,
      maxY: at.y + height / 2 + AIR / 2,
    });
    const text = spots(label, wide, height).find((at) => !boxes.some((box) => overlap(box, boxOf(at)))) ?? null;
    if (text) {
      boxes.push(boxOf(text));
      placed.push({ ...label, text });
      if (label.kind !== "SEA" && label.kind !== "COUNTRY") {
        boxes.push({ minX: label.x - 4, minY: label.y - 4, maxX: label.x + 4, maxY: label.y + 4 });
      }
    } else if (label.kind === "HARBOUR" && showsLonelyMarks) placed.push({ ...label, text });
  }
  return placed;
}
