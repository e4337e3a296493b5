/** A closed outline as x, y pairs without repeating the first point, with its box. */
export interface Shape {
  points: readonly number[];
  minX: number;
  minY: number;
  maxX: number;
  maxY: number;
}

export interface Box {
  minX: number;
  minY: number;
  maxX: number;
  maxY: number;
}

/** Wraps points with their box. */
export function shapeOf(points: readonly number[]): Shape {
  const shape = { points, minX: Infinity, minY: Infinity, maxX: -Infinity, maxY: -Infinity };
  for (let i = 0; i + 1 < points.length; i += 2) {
    const x = points[i] ?? 0;
    const y = points[i + 1] ?? 0;
    shape.minX = Math.min(shape.minX, x);
    shape.minY = Math.min(shape.minY, y);
    shape.maxX = Math.max(shape.maxX, x);
    shape.maxY = Math.max(shape.maxY, y);
  }
  return shape;
}

/** A side of a box: the axis it bounds (0 x, 1 y), where, and on which side of it one stays. */
interface Side {
  axis: 0 | 1;
  limit: number;
  keepsGreater: boolean;
}

function isInside(value: number, { limit, keepsGreater }: Side): boolean {
  return keepsGreater ? value >= limit : value <= limit;
}

/** Keeps the part of an outline on the inner side. */
function clipSide(points: readonly number[], side: Side): number[] {
  const { axis, limit } = side;
  const kept: number[] = [];
  let previousX = points.at(-2) ?? 0;
  let previousY = points.at(-1) ?? 0;
  for (let i = 0; i + 1 < points.length; i += 2) {
    const x = points[i] ?? 0;
    const y = points[i + 1] ?? 0;
    const [before, here] = axis === 0 ? [previousX, x] : [previousY, y];
    const entered = isInside(here, side);
    if (isInside(before, side) !== entered) {
      const along = (limit - before) / (here - before);
      if (axis === 0) kept.push(limit, previousY + (y - previousY) * along);
      else kept.push(previousX + (x - previousX) * along, limit);
    }
    if (entered) kept.push(x, y);
    previousX = x;
    previousY = y;
  }
  return kept;
}

/** The part of an outline inside a box (Sutherland and Hodgman); empty where they do not meet. */
export function clip(shape: Shape, box: Box): readonly number[] {
  if (shape.maxX < box.minX || shape.minX > box.maxX || shape.maxY < box.minY || shape.minY > box.maxY) return [];
  let points = shape.points;
  if (shape.minX < box.minX) points = clipSide(points, { axis: 0, limit: box.minX, keepsGreater: true });
  if (shape.maxX > box.maxX) points = clipSide(points, { axis: 0, limit: box.maxX, keepsGreater: false });
  if (shape.minY < box.minY) points = clipSide(points, { axis: 1, limit: box.minY, keepsGreater: true });
  if (shape.maxY > box.maxY) points = clipSide(points, { axis: 1, limit: box.maxY, keepsGreater: false });
  return points;
}

/** Whether both ends of an edge lie beyond one and the same side of the box. */
function isBeyond({ minX, minY, maxX, maxY }: Box, x1: number, y1: number, x2: number, y2: number): boolean {
  return (x1 < minX && x2 < minX) || (x1 > maxX && x2 > maxX) || (y1 < minY && y2 < minY) || (y1 > maxY && y2 > maxY);
}

/** The parts of an open line that may show in a box: without the edges that lie beyond one of its sides. */
export function partsIn(line: readonly number[], box: Box): number[][] {
  const parts: number[][] = [];
  let part: number[] | null = null;
  for (let i = 0; i + 3 < line.length; i += 2) {
    const [x1, y1, x2, y2] = [line[i] ?? 0, line[i + 1] ?? 0, line[i + 2] ?? 0, line[i + 3] ?? 0];
    if (isBeyond(box, x1, y1, x2, y2)) part = null;
    else if (part) part.push(x2, y2);
    else {
      part = [x1, y1, x2, y2];
      parts.push(part);
    }
  }
  return parts;
}

/** Leaves out points nearer than `tolerance` to the last one kept; what `isFixed` names stays. */
export function thin(points: readonly number[], tolerance: number, isFixed: (index: number) => boolean): number[] {
  const kept: number[] = [];
  const square = tolerance * tolerance;
  let lastX = Infinity;
  let lastY = Infinity;
  for (let i = 0; i + 1 < points.length; i += 2) {
    const x = points[i] ?? 0;
    const y = points[i + 1] ?? 0;
    const distance = (x - lastX) ** 2 + (y - lastY) ** 2;
    if (distance === 0 || (distance < square && !isFixed(i / 2))) continue;
    kept.push(x, y);
    lastX = x;
    lastY = y;
  }
  return kept;
}
