import type { LimitKind, LimitRun, Limits } from "../zones/limits.ts";
import { type LineSet, lineBuilder } from "./lineSet.ts";
import { partsIn, thin } from "./outline.ts";
import { boundsOf, type Frame, mercatorX, mercatorY, turnsIn, worldPixels } from "./projection.ts";

/** Smaller scales would show nothing but dashes. */
const FIRST_ZOOM_WITH_LIMITS = 5;
const MARGIN_PIXELS = 24;
/** The steps of the graticule in degrees: whole degrees, then 30, 20, 10, 5, 2 and 1 minutes. */
const STEPS = [30, 20, 10, 5, 2, 1, 1 / 2, 1 / 3, 1 / 6, 1 / 12, 1 / 30, 1 / 60];
/** Lines of the graticule stand at least so far apart, px. */
const LEAST_APART = 90;

/** Degrees between the lines of the graticule at a zoom. */
function graticuleStep(zoom: number): number {
  const pixelsPerDegree = worldPixels(zoom) / 360;
  return STEPS.findLast((step) => step * pixelsPerDegree >= LEAST_APART) ?? 30;
}

/** A line of the graticule: its degrees, and where it lies in the frame, px from the left or the top. */
export interface GraticuleLine {
  degrees: number;
  at: number;
}

/** The meridians (longitudes go on beyond ±180) and parallels of a frame. */
export function graticule(frame: Frame): { meridians: GraticuleLine[]; parallels: GraticuleLine[] } {
  const { west, east, south, north } = boundsOf(frame);
  const step = graticuleStep(frame.zoom);
  const world = worldPixels(frame.zoom);
  const between = (from: number, to: number) => {
    const first = Math.ceil(from / step);
    return Array.from({ length: Math.max(0, Math.floor(to / step) - first + 1) }, (_, i) => (first + i) * step);
  };
  return {
    meridians: between(west, east).map((degrees) => ({ degrees, at: mercatorX(degrees) * world - frame.left })),
    parallels: between(south, north).map((degrees) => ({ degrees, at: mercatorY(degrees) * world - frame.top })),
  };
}

/** Joins the runs that follow each other on one arc, so that the dashes go through. */
function joined(runs: readonly LimitRun[]): number[][] {
  const lines: number[][] = [];
  let previous: LimitRun | undefined;
  for (const run of runs) {
    const line = lines.at(-1);
    const continues =
      previous?.arc === run.arc && previous.points.at(-2) === run.points[0] && previous.points.at(-1) === run.points[1];
    if (line && continues) line.push(...run.points.subarray(2));
    else lines.push([...run.points]);
    previous = run;
  }
  return lines;
}

/** The parts of a line that do not run along ±180°: there the data end, and no one's waters do. */
function withoutSides(line: readonly number[]): number[][] {
  const parts: number[][] = [[]];
  for (let i = 0; i + 1 < line.length; i += 2) {
    const [x = 0, y = 0, nextX = 0] = line.slice(i, i + 3);
    parts.at(-1)?.push(x, y);
    if (Math.abs(x) === 180 && nextX === x) parts.push([]);
  }
  return parts.filter((part) => part.length > 2);
}

/** The limits of one kind in a frame. */
export function limitsIn(frame: Frame, limits: Limits, kind: LimitKind): LineSet {
  const lines = lineBuilder();
  if (frame.zoom < FIRST_ZOOM_WITH_LIMITS) return lines.build();
  const { west, east, south, north } = boundsOf(frame);
  const world = worldPixels(frame.zoom);
  const box = {
    minX: -MARGIN_PIXELS,
    minY: -MARGIN_PIXELS,
    maxX: frame.width + MARGIN_PIXELS,
    maxY: frame.height + MARGIN_PIXELS,
  };
  for (const turn of turnsIn(frame, 0, 1)) {
    const runs = limits.within(west - turn * 360, south, east - turn * 360, north);
    for (const degrees of joined(runs.filter((run) => run.kind === kind)).flatMap(withoutSides)) {
      const pixels = degrees.map((value, i) =>
        i % 2 === 0 ? (mercatorX(value) + turn) * world - frame.left : mercatorY(value) * world - frame.top,
      );
      const last = pixels.length / 2 - 1;
      for (const part of partsIn(
        thin(pixels, 1, (index) => index === last),
        box,
      )) {
        lines.add(part);
      }
    }
  }
  return lines.build();
}
