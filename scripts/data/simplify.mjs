/** Square of the distance from a point to a segment; x narrowed to the length of y. */
function squareToSegment([px, py], [ax, ay], [bx, by], narrowing) {
  const [dx, dy] = [(bx - ax) * narrowing, by - ay];
  const [ox, oy] = [(px - ax) * narrowing, py - ay];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, (ox * dx + oy * dy) / length));
  return (ox - along * dx) ** 2 + (oy - along * dy) ** 2;
}

/** The index of the point furthest from the chord between two others, where that is further than the tolerance. */
function furthest(points, first, last, tolerance, narrowing) {
  let [found, most] = [-1, tolerance * tolerance];
  for (let i = first + 1; i < last; i++) {
    const square = squareToSegment(points[i], points[first], points[last], narrowing);
    if (square > most) [found, most] = [i, square];
  }
  return found;
}

/**
 * Douglas and Peucker on a closed ring, first point repeated at the end; what `isFixed` names stays.
 * @param tolerance in the units of y; x is narrowed by `narrowing` first
 */
export function simplifyRing(points, tolerance, narrowing, isFixed) {
  const last = points.length - 1;
  const anchors = [0];
  for (let i = 1; i < last; i++) if (isFixed(points[i])) anchors.push(i);
  if (anchors.length === 1) {
    // The chord of a whole ring is a point: its furthest one divides it.
    const middle = furthest(points, 0, last, 0, narrowing);
    if (middle > 0) anchors.push(middle);
  }
  anchors.push(last);
  const kept = new Set(anchors);
  const stretches = anchors.slice(1).map((end, i) => [anchors[i], end]);
  for (let stretch = stretches.pop(); stretch; stretch = stretches.pop()) {
    const [start, end] = stretch;
    const middle = furthest(points, start, end, tolerance, narrowing);
    if (middle < 0) continue;
    kept.add(middle);
    stretches.push([start, middle], [middle, end]);
  }
  return points.filter((_, i) => kept.has(i));
}
