/** The points of a ring of the coast data as pairs, closed as it is. */
export function pointsOf({ points }) {
  return Array.from({ length: points.length / 2 }, (_, i) => [points[i * 2], points[i * 2 + 1]]);
}

/** The area of a ring of pairs, closed or not, in squares of their unit. */
export function areaOf(ring) {
  const doubled = ring.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = ring[(i + 1) % ring.length];
    return sum + (x * nextY - nextX * y);
  }, 0);
  return Math.abs(doubled) / 2;
}
