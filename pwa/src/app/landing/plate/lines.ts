/** A line through pixels as the `d` of an SVG path. */
export function linePath(points: readonly { x: number; y: number }[]): string {
  return points.map(({ x, y }, index) => `${index === 0 ? "M" : "L"}${tenth(x)} ${tenth(y)}`).join("");
}

/** A length of a drawing: tenths of a pixel are more than anybody sees. */
export function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
