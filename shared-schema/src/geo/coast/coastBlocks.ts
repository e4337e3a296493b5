import { COLUMNS, readPack, writePack } from "./coastPack.ts";

/** The coast beyond the cruising grounds is fetched in blocks of so many degrees. */
const BLOCK_DEGREES = 10;

/** A block of coast tiles of one source: column from Greenwich eastwards, row from the north pole. */
export interface Block {
  /** The source's place in the list of sources. */
  source: number;
  column: number;
  row: number;
}

/** The block that a tile lies in. */
export function blockOf(source: number, id: number): Block {
  const row = Math.floor(id / COLUMNS);
  return { source, column: Math.floor((id % COLUMNS) / BLOCK_DEGREES), row: Math.floor(row / BLOCK_DEGREES) };
}

/** The packs of a source cut into blocks, by `column-row`; blocks without coast are left out. */
export function cutIntoBlocks(pack: Uint8Array): ReadonlyMap<string, Uint8Array> {
  const blocks = new Map<string, Map<number, Uint8Array>>();
  for (const [id, bytes] of readPack(pack)) {
    const { column, row } = blockOf(0, id);
    const name = `${column}-${row}`;
    blocks.set(name, (blocks.get(name) ?? new Map<number, Uint8Array>()).set(id, bytes));
  }
  return new Map([...blocks].map(([name, tiles]) => [name, writePack(tiles)]));
}
