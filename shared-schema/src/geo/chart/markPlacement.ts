import type { Box } from "./outline.ts";

/** Sides of a mark at which its name may stand, the best first. */
const SIDES = ["right", "left", "below", "above"] as const;
export type Side = (typeof SIDES)[number];

/** From the rim of a mark to its name, px. */
const GAP = 4;
/** Room between names, px. */
const AIR = 1;

/** A round mark, and what may be written beside it: what says most first. */
export interface NamedMark {
  x: number;
  y: number;
  radius: number;
  texts: readonly { text: string; width: number }[];
}

/** A name beside its mark. */
export interface PlacedName {
  text: string;
  side: Side;
  box: Box;
}

function boxAt({ x, y, radius }: NamedMark, side: Side, width: number, height: number): Box {
  const away = radius + GAP;
  const lefts = { right: x + away, left: x - away - width, below: x - width / 2, above: x - width / 2 };
  const tops = { right: y - height / 2, left: y - height / 2, below: y + away, above: y - away - height };
  const [left, top] = [lefts[side], tops[side]];
  return { minX: left, minY: top, maxX: left + width, maxY: top + height };
}

function overlap(a: Box, b: Box): boolean {
  return a.minX < b.maxX + AIR && b.minX < a.maxX + AIR && a.minY < b.maxY + AIR && b.minY < a.maxY + AIR;
}

/**
 * Gives the name of each mark a side where it covers no other name and no mark; where the longest has none, a shorter one.
 * @param marks the most important first
 * @param height of a line of letters, px
 * @returns for each mark its name, or null where there is no room for any
 */
export function placeNames(marks: readonly NamedMark[], height: number): (PlacedName | null)[] {
  const boxes = marks.map(({ x, y, radius }) => ({
    minX: x - radius,
    minY: y - radius,
    maxX: x + radius,
    maxY: y + radius,
  }));
  return marks.map((mark) => {
    for (const { text, width } of mark.texts) {
      for (const side of SIDES) {
        const box = boxAt(mark, side, width, height);
        if (boxes.some((other) => overlap(other, box))) continue;
        boxes.push(box);
        return { text, side, box };
      }
    }
    return null;
  });
}
