/** One side of a clip (Sutherland and Hodgman): what of a closed ring lies at or beyond `limit` on an axis, closed again. */
export function half(ring, axis, limit, keepsGreater) {
  const isIn = (point) => (keepsGreater ? point[axis] >= limit : point[axis] <= limit);
  const kept = [];
  for (let i = 0; i + 1 < ring.length; i++) {
    const [a, b] = [ring[i], ring[i + 1]];
    if (isIn(a)) kept.push(a);
    if (isIn(a) === isIn(b)) continue;
    const share = (limit - a[axis]) / (b[axis] - a[axis]);
    const other = a[1 - axis] + (b[1 - axis] - a[1 - axis]) * share;
    kept.push(axis === 0 ? [limit, other] : [other, limit]);
  }
  if (kept.length > 0) kept.push(kept[0]);
  return kept;
}

/**
 * The parts of a closed ring in some cells of a square grid, cut along the sides of the cells.
 * @param isWanted whether a cell (column, row) is kept
 * @param side of a cell, in the units of the ring; the grid begins at 0, 0
 * @param columns of the grid, a power of two
 */
export function partsInCells(ring, isWanted, side, columns) {
  const parts = [];
  const visit = (part, west, south, size) => {
    if (part.length < 4) return;
    const [any, all] = wantedIn(isWanted, west, south, size);
    if (!any) return;
    if (all) {
      parts.push(part);
      return;
    }
    const middle = size / 2;
    const [east, north] = [west + middle, south + middle];
    const [left, right] = [half(part, 0, east * side, false), half(part, 0, east * side, true)];
    visit(half(left, 1, north * side, false), west, south, middle);
    visit(half(left, 1, north * side, true), west, north, middle);
    visit(half(right, 1, north * side, false), east, south, middle);
    visit(half(right, 1, north * side, true), east, north, middle);
  };
  visit(ring, 0, 0, columns);
  return parts;
}

/** Whether any and whether all cells of a square are wanted. */
function wantedIn(isWanted, west, south, size) {
  let [any, all] = [false, true];
  for (let row = south; row < south + size; row++) {
    for (let column = west; column < west + size; column++) {
      if (isWanted(column, row)) any = true;
      else all = false;
    }
  }
  return [any, all];
}
