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

/** Whether both ends of an edge lie on one and the same side of the frame, or beyond it. */
function isAlong(frame: Box, x1: number, y1: number, x2: number, y2: number): boolean {
  return (
    (x1 <= frame.minX && x2 <= frame.minX) ||
    (x1 >= frame.maxX && x2 >= frame.maxX) ||
    (y1 <= frame.minY && y2 <= frame.minY) ||
    (y1 >= frame.maxY && y2 >= frame.maxY)
  );
}

/** The lines of an outline that are coast: without the edges along its frame, where it was cut, or outside the box. */
export function coastLines(shape: Shape, frame: Box, box: Box): number[][] {
  if (shape.maxX < box.minX || shape.minX > box.maxX || shape.maxY < box.minY || shape.minY > box.maxY) return [];
  const { points } = shape;
  const lines: number[][] = [];
  let line: number[] | null = null;
  let lastX = points.at(-2) ?? 0;
  let lastY = points.at(-1) ?? 0;
  for (let i = 0; i + 1 < points.length; i += 2) {
    const x = points[i] ?? 0;
    const y = points[i + 1] ?? 0;
    if (isAlong(frame, lastX, lastY, x, y) || isAlong(box, lastX, lastY, x, y)) line = null;
    else if (line) line.push(x, y);
    else {
      line = [lastX, lastY, x, y];
      lines.push(line);
    }
    lastX = x;
    lastY = y;
  }
  return lines;
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

/** SVG path data of a line through the points, moved by the offset and rounded to whole units. */
export function pathData(points: readonly number[], offsetX: number, offsetY: number, closed: boolean): string {
  let data = "";
  let lastX = 0;
  let lastY = 0;
  for (let i = 0; i + 1 < points.length; i += 2) {
    const x = Math.round((points[i] ?? 0) - offsetX);
    const y = Math.round((points[i + 1] ?? 0) - offsetY);
    if (i === 0) data += `M${x} ${y}l`;
    else if (x !== lastX || y !== lastY) data += pair(x - lastX, y - lastY, data.endsWith("l"));
    lastX = x;
    lastY = y;
  }
  if (data === "" || data.endsWith("l")) return "";
  return closed ? `${data}z` : data;
}

/** Two numbers with no more separators than SVG needs. */
function pair(x: number, y: number, first: boolean): string {
  return `${first || x < 0 ? "" : " "}${x}${y < 0 ? "" : " "}${y}`;
}
