import { longitudeDifference } from "../rhumb.ts";
import type { Outline } from "../waters.ts";
import { type Shape, shapeOf } from "./outline.ts";

const POLE = 90;

/** An outline whose longitudes go on past ±180 instead of jumping; one that circles a pole is closed along it. */
function withoutJumps(outline: Outline): number[] {
  const points: number[] = [];
  let longitude = outline[0] ?? 0;
  for (let i = 0; i + 1 < outline.length; i += 2) {
    longitude += longitudeDifference(longitude, outline[i] ?? 0);
    points.push(longitude, outline[i + 1] ?? 0);
  }
  const first = points[0] ?? 0;
  if (Math.abs(longitude - first) < 1) return points.slice(0, -2);
  const pole = (points[1] ?? 0) < 0 ? -POLE : POLE;
  return [...points, longitude, pole, first, pole];
}

/** The outline in degrees for a flat map from −180 to 180: a second time, a turn further, where it crosses a side. */
export function unrolled(outline: Outline): Shape[] {
  const shape = shapeOf(withoutJumps(outline));
  const turned = (degrees: number) => shapeOf(shape.points.map((value, i) => (i % 2 === 0 ? value + degrees : value)));
  if (shape.maxX > 180) return [shape, turned(-360)];
  return shape.minX < -180 ? [shape, turned(360)] : [shape];
}
