import type { MapPoint } from "../points.ts";
import { useLine } from "./useLine.ts";

interface Props {
  points: readonly MapPoint[];
  className: string | undefined;
}

/** A line that is only seen: clicks go through it. */
export function Line({ points, className }: Props) {
  useLine(points, { className, interactive: false });
  return null;
}
