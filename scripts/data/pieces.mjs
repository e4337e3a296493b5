/** The cells of a mask that hang together with one, also by their corners; `seen` gets them. */
function pieceAt(mask, columns, first, seen) {
  const piece = [first];
  seen[first] = 1;
  for (let i = 0; i < piece.length; i++) {
    const x = piece[i] % columns;
    for (let dy = -1; dy <= 1; dy++) {
      for (let dx = Math.max(-1, -x); dx <= Math.min(1, columns - 1 - x); dx++) {
        const next = piece[i] + dy * columns + dx;
        if (!mask[next] || seen[next]) continue;
        seen[next] = 1;
        piece.push(next);
      }
    }
  }
  return piece;
}

/** Returns the number of columns and rows that a piece spans. */
function spanOf(piece, columns) {
  let [west, east, south, north] = [columns, 0, Infinity, 0];
  for (const cell of piece) {
    const [x, y] = [cell % columns, Math.floor(cell / columns)];
    [west, east] = [Math.min(west, x), Math.max(east, x)];
    [south, north] = [Math.min(south, y), Math.max(north, y)];
  }
  return [east - west + 1, north - south + 1];
}

/**
 * Takes the pieces out of a mask that are shorter than `nm`, from corner to corner of their box.
 * @param latitude of the mask's middle; @param tall NM of a cell from south to north
 */
export function dropShort(mask, columns, nm, latitude, tall) {
  const wide = tall * Math.cos((latitude * Math.PI) / 180);
  const seen = new Uint8Array(mask.length);
  for (let first = 0; first < mask.length; first++) {
    if (!mask[first] || seen[first]) continue;
    const piece = pieceAt(mask, columns, first, seen);
    const [across, up] = spanOf(piece, columns);
    if (Math.hypot(across * wide, up * tall) < nm) for (const cell of piece) mask[cell] = 0;
  }
}
