import type { Position } from "../../../base/basics.ts";
import { type LineSet, linesOf } from "../../../geo/chart/lineSet.ts";
import { type Frame, mercatorX, mercatorY, worldPixels } from "../../../geo/chart/projection.ts";
import { drawAs } from "../../../tagged/tags.ts";
import { both } from "../../../terms/format.ts";
import type { RouteSketch } from "../../blocks.ts";
import { clean, MIST, PAGE, type Pen, WATER } from "../pen.ts";
import { CHART, chartFrame, PIXELS_PER_MM, type Plates } from "../plates.ts";
import { drawCalls } from "./calls.ts";
import { drawScale } from "./scale.ts";

const SEA: [number, number, number] = [233, 239, 242];
const LAND: [number, number, number] = [243, 237, 224];
const UNKNOWN: [number, number, number] = [214, 216, 217];
const SHORE: [number, number, number] = [150, 140, 116];

/** Where a position lies on the sheet, mm. */
type OnSheet = (position: Position) => [x: number, y: number];

/** Draws the route over land and sea at the pen, over the whole width; nothing for a route without a position. */
export function drawChart(pen: Pen, route: RouteSketch, shore: Plates["shore"]): void {
  const frame = chartFrame(route);
  if (!frame) return;
  drawAs(pen.tags, "Figure", () => drawRoute(pen, route, shore, frame), { alternative: shownBy(pen, route) });
  pen.y += CHART.height;
}

/** Describes the chart for a screen reader: the calls in their order. */
function shownBy(pen: Pen, { calls }: RouteSketch): string {
  const names = calls.flatMap(({ name }) => (name === "" ? [] : [clean(pen, name)]));
  return [both({ fr: "Carte de l’itinéraire", en: "Chart of the route" }), names.join(", ")].filter(Boolean).join(": ");
}

function drawRoute(pen: Pen, route: RouteSketch, shore: Plates["shore"], frame: Frame): void {
  const { pdf, y: top } = pen;
  const left = PAGE.left;
  const at = onSheet(frame, left, top);
  const onPaper = (pixels: number, start: number) => start + pixels / PIXELS_PER_MM;
  const trace = ({ points, ends }: LineSet, isClosed: boolean) => {
    for (const [first, end] of linesOf({ points, ends })) {
      for (let i = first; i < end; i++) {
        const [x, y] = [onPaper(points[2 * i] ?? 0, left), onPaper(points[2 * i + 1] ?? 0, top)];
        if (i === first) pdf.moveTo(x, y);
        else pdf.lineTo(x, y);
      }
      if (isClosed) pdf.close();
    }
  };

  pdf.saveGraphicsState();
  pdf.rect(left, top, CHART.width, CHART.height, null).clip().discardPath();
  pdf.setFillColor(...SEA).rect(left, top, CHART.width, CHART.height, "F");
  pdf.setFillColor(...LAND);
  for (const set of shore?.land ?? []) {
    if (set.ends.length === 0) continue;
    trace(set, true);
    pdf.fillEvenOdd();
  }
  pdf.setFillColor(...UNKNOWN);
  for (const [x1, y1, x2, y2] of boxesOf(shore?.unknown)) {
    pdf.rect(onPaper(x1, left), onPaper(y1, top), (x2 - x1) / PIXELS_PER_MM, (y2 - y1) / PIXELS_PER_MM, "F");
  }
  if (shore && shore.coast.ends.length > 0) {
    pdf.setDrawColor(...SHORE).setLineWidth(0.12);
    trace(shore.coast, false);
    pdf.stroke();
  }
  drawLine(pen, route.line.map(at));
  drawCalls(pen, route.calls, at);
  drawScale(pen, frame);
  pdf.restoreGraphicsState();
  pdf
    .setDrawColor(...MIST)
    .setLineWidth(0.3)
    .rect(left, top, CHART.width, CHART.height);
}

function onSheet({ zoom, left, top }: Frame, x: number, y: number): OnSheet {
  const world = worldPixels(zoom);
  return ({ latitude, longitude }) => [
    x + (mercatorX(longitude) * world - left) / PIXELS_PER_MM,
    y + (mercatorY(latitude) * world - top) / PIXELS_PER_MM,
  ];
}

function drawLine({ pdf }: Pen, points: readonly [number, number][]): void {
  if (points.length < 2) return;
  pdf.setDrawColor(...WATER).setLineWidth(0.55);
  for (const [index, [x, y]] of points.entries()) {
    if (index === 0) pdf.moveTo(x, y);
    else pdf.lineTo(x, y);
  }
  pdf.stroke();
}

function* boxesOf(sides: Float32Array | undefined): Generator<[number, number, number, number]> {
  for (let i = 0; sides && i + 3 < sides.length; i += 4) {
    yield [sides[i] ?? 0, sides[i + 1] ?? 0, sides[i + 2] ?? 0, sides[i + 3] ?? 0];
  }
}
