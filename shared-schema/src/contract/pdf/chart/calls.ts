import type { NamedCall } from "../../blocks.ts";
import { BRASS, clean, INK, lineHeight, PAGE, type Pen, setType, WATER } from "../pen.ts";
import { CHART } from "../plates.ts";

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const RADIUS = 1.1;
const GAP = 1;
const POINTS = 7.5;

/** Draws a mark at each call and, where there is room for it, its name. The first calls get the room before later ones. */
export function drawCalls(pen: Pen, calls: readonly NamedCall[], at: (call: NamedCall) => [number, number]): void {
  const sheet: Box = { left: PAGE.left, top: pen.y, right: PAGE.left + CHART.width, bottom: pen.y + CHART.height };
  const marks = calls.map((call) => ({ name: clean(pen, call.name), at: at(call) }));
  pen.pdf
    .setFillColor(...BRASS)
    .setDrawColor(...WATER)
    .setLineWidth(0.3);
  for (const {
    at: [x, y],
  } of marks)
    pen.pdf.circle(x, y, RADIUS, "FD");
  const taken = marks.map(({ at: [x, y] }) => around(x, y, RADIUS));
  const named = new Set<string>();
  setType(pen, "bold", POINTS, INK);
  for (const {
    name,
    at: [x, y],
  } of marks) {
    if (name === "" || named.has(name)) continue;
    const place = placesFor(x, y, pen.pdf.getTextWidth(name)).find((box) => isFree(box, sheet, taken));
    if (!place) continue;
    named.add(name);
    taken.push(place);
    pen.pdf.text(name, place.left, place.bottom - lineHeight(POINTS) * 0.25);
  }
}

function around(x: number, y: number, by: number): Box {
  return { left: x - by, top: y - by, right: x + by, bottom: y + by };
}

/** To the right, to the left, above, below. */
function placesFor(x: number, y: number, width: number): Box[] {
  const height = lineHeight(POINTS);
  const box = (left: number, top: number): Box => ({ left, top, right: left + width, bottom: top + height });
  const away = RADIUS + GAP;
  return [
    box(x + away, y - height / 2),
    box(x - away - width, y - height / 2),
    box(x - width / 2, y - away - height),
    box(x - width / 2, y + away),
  ];
}

function isFree(box: Box, sheet: Box, taken: readonly Box[]): boolean {
  const isInside =
    box.left >= sheet.left && box.right <= sheet.right && box.top >= sheet.top && box.bottom <= sheet.bottom;
  const meets = (other: Box) =>
    box.left < other.right && box.right > other.left && box.top < other.bottom && box.bottom > other.top;
  return isInside && !taken.some(meets);
}
