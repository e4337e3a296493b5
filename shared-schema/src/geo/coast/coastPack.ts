/** A tile's id counts rows of 1° from the north pole and columns from Greenwich. */
export const COLUMNS = 360;
export const ROWS = 180;

/** The id of the tile whose south-west corner is at whole degrees; longitude is taken round the globe. */
export function tileId(longitude: number, latitude: number): number {
  const row = Math.min(ROWS - 1, Math.max(0, ROWS / 2 - 1 - latitude));
  return row * COLUMNS + (((longitude % COLUMNS) + COLUMNS) % COLUMNS);
}

/** A pack is a count, the tiles' ids (16 bit), their lengths (32 bit), then their bytes, all little-endian. */
export function readPack(pack: Uint8Array): Map<number, Uint8Array> {
  const view = new DataView(pack.buffer, pack.byteOffset, pack.byteLength);
  const tiles = new Map<number, Uint8Array>();
  const count = view.getUint32(0, true);
  let offset = 4 + count * 6;
  for (let i = 0; i < count; i++) {
    const length = view.getUint32(4 + count * 2 + i * 4, true);
    tiles.set(view.getUint16(4 + i * 2, true), pack.subarray(offset, offset + length));
    offset += length;
  }
  return tiles;
}

/** The tiles as a pack, in the order of their ids. */
export function writePack(tiles: ReadonlyMap<number, Uint8Array>): Uint8Array {
  const sorted = [...tiles].sort(([a], [b]) => a - b);
  const head = 4 + sorted.length * 6;
  const pack = new Uint8Array(sorted.reduce((size, [, bytes]) => size + bytes.length, head));
  const view = new DataView(pack.buffer);
  view.setUint32(0, sorted.length, true);
  let offset = head;
  for (const [i, [id, bytes]] of sorted.entries()) {
    view.setUint16(4 + i * 2, id, true);
    view.setUint32(4 + sorted.length * 2 + i * 4, bytes.length, true);
    pack.set(bytes, offset);
    offset += bytes.length;
  }
  return pack;
}
