/** Rows from each cell to the nearest cell set in its column, `far` at most. */
function rowsAway(mask, columns, far) {
  const rows = mask.length / columns;
  const away = new Uint8Array(mask.length);
  for (let x = 0; x < columns; x++) {
    let gap = far;
    for (let cell = x; cell < mask.length; cell += columns) {
      gap = mask[cell] ? 0 : Math.min(far, gap + 1);
      away[cell] = gap;
    }
    gap = far;
    for (let cell = x + (rows - 1) * columns; cell >= 0; cell -= columns) {
      gap = mask[cell] ? 0 : Math.min(far, gap + 1);
      if (gap < away[cell]) away[cell] = gap;
    }
  }
  return away;
}

/**
 * Makes the function that tells whether a cell lies within `nm` of a cell that is set.
 * @param latitude of the mask's middle; @param tall NM of a cell from south to north
 */
export function nearness(mask, columns, nm, latitude, tall) {
  const wide = tall * Math.cos((latitude * Math.PI) / 180);
  const away = rowsAway(mask, columns, Math.ceil(nm / tall) + 1);
  const reach = Math.floor(nm / wide);
  const most = Array.from({ length: reach + 1 }, (_, dx) => Math.sqrt(nm * nm - (dx * wide) ** 2) / tall);
  return (cell) => {
    const x = cell % columns;
    for (let dx = 0; dx <= reach; dx++) {
      if (x - dx >= 0 && away[cell - dx] <= most[dx]) return true;
      if (x + dx < columns && away[cell + dx] <= most[dx]) return true;
    }
    return false;
  };
}
