import type { Gray } from "./gray.ts";

/** A line of print: its rows, and the columns between which it has ink. */
export interface Band {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** A zone fills its width with letters or fillers, other lines of a document do not. */
const PARTS = 40;
const INK = 90;

/** A zone has three lines at most; the edge of the page, or a text above, may look like one more. */
const MOST_LINES = 5;

/**
 * The lines that may be a zone, in a picture whose lines are level: long ones of one height, one below the other, the lowest such of the
 * picture.
 */
export function zoneBands(ink: Gray): Band[] {
  const lines = longLines(ink);
  const groups = lines.map((_, end) => groupUpTo(lines.slice(0, end + 1)));
  return groups.findLast((group) => group.length > 1) ?? [];
}

/** The last line with those above it that are like it and near. */
function groupUpTo(lines: readonly Band[]): Band[] {
  const last = lines.at(-1);
  if (last === undefined) return [];
  const height = (band: Band) => band.bottom - band.top;
  const group = [last];
  for (const line of lines.slice(0, -1).reverse()) {
    const [below] = group;
    if (below === undefined || group.length === MOST_LINES) break;
    const isAlike = height(line) < 1.6 * height(last) && height(line) > 0.6 * height(last);
    if (!isAlike || below.top - line.bottom > 2.2 * height(last)) break;
    group.unshift(line);
  }
  return group;
}

/** The lines of print that reach over most of the width that any of them has. */
function longLines(ink: Gray): Band[] {
  const parts = Array.from({ length: ink.height }, (_, y) => partsWithInk(ink, y));
  const most = Math.max(...parts);
  const isPrint = (y: number) => (parts[y] ?? 0) >= Math.max(8, most * 0.45);
  const found: Band[] = [];
  for (let y = 0; y < ink.height; y++) {
    if (!isPrint(y)) continue;
    const top = y;
    while (y < ink.height && isPrint(y)) y++;
    if (y - top >= 5) found.push({ top, bottom: y, ...columnsOf(ink, top, y) });
  }
  const widest = Math.max(0, ...found.map(({ left, right }) => right - left));
  return found.filter(({ left, right }) => right - left > widest * 0.8);
}

function partsWithInk({ width, pixels }: Gray, y: number): number {
  let parts = 0;
  for (let part = 0; part < PARTS; part++) {
    const [from, to] = [Math.floor((part * width) / PARTS), Math.floor(((part + 1) * width) / PARTS)];
    for (let x = from; x < to; x++) {
      if ((pixels[y * width + x] ?? 0) >= INK) {
        parts++;
        break;
      }
    }
  }
  return parts;
}

/** The longest run of print without a gap wider than two letters: the edge of the page is none of it. */
function columnsOf({ width, pixels }: Gray, top: number, bottom: number): Pick<Band, "left" | "right"> {
  const hasInk = (x: number) => {
    let dark = 0;
    for (let y = top; y < bottom; y++) if ((pixels[y * width + x] ?? 0) >= INK) dark++;
    return dark >= 2;
  };
  const gap = (bottom - top) * 1.1;
  let longest = { left: 0, right: 0 };
  let run = { left: 0, right: 0 };
  for (let x = 0; x < width; x++) {
    if (!hasInk(x)) continue;
    run = x - run.right > gap ? { left: x, right: x + 1 } : { ...run, right: x + 1 };
    if (run.right - run.left > longest.right - longest.left) longest = run;
  }
  return longest;
}
