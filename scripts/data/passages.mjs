import { COLUMNS, ROWS } from "../../shared-schema/src/geo/coast/coastPack.ts";
import { openCoastTiles } from "../../shared-schema/src/geo/coast/coastTiles.ts";
import { CELLS_PER_DEGREE, MOST_WATERS } from "../../shared-schema/src/geo/coast/passages.ts";
import { cornerOf, neighbour } from "./pack.mjs";
import { ALL_SEA, CELL_SIDE, watersOfTile } from "./waters.mjs";

const LAST = CELLS_PER_DEGREE - 1;
const [SEA, COAST] = [0, 2];

function bitWriter() {
  const bytes = [];
  let used = 8;
  return {
    put(value, count) {
      for (let bit = 0; bit < count; bit++) {
        if (used === 8) {
          bytes.push(0);
          used = 0;
        }
        bytes[bytes.length - 1] |= ((value >> bit) & 1) << used++;
      }
    },
    bytes: () => Uint8Array.from(bytes),
  };
}

/**
 * Writes a bit for each pair of waters on either side of a border: whether they touch.
 * @param sides the waters along the border on either side, and their number in the cell
 */
function putLinks(writer, [here, waters], [there, others], from) {
  const touching = new Set();
  for (let i = from; i < from + CELL_SIDE; i++) touching.add(here[i] * (MOST_WATERS + 1) + there[i]);
  for (let water = 1; water <= waters; water++) {
    for (let other = 1; other <= others; other++) {
      writer.put(Number(touching.has(water * (MOST_WATERS + 1) + other)), 1);
    }
  }
}

/** Writes what the cells of a tile touch to the east and the north, where that is to be written. */
function putLinksOfTile(writer, tile, eastern, northern) {
  for (let cell = 0; cell < CELLS_PER_DEGREE ** 2; cell++) {
    const [x, y] = [cell % CELLS_PER_DEGREE, Math.floor(cell / CELLS_PER_DEGREE)];
    const [nextX, nextY] = [(x + 1) % CELLS_PER_DEGREE, (y + 1) % CELLS_PER_DEGREE];
    const [toEast, toNorth] = [x === LAST ? eastern : tile, y === LAST ? northern : tile];
    if (toEast && (tile !== ALL_SEA || toEast !== ALL_SEA)) {
      const there = [toEast.west[nextX], toEast.counts[y * CELLS_PER_DEGREE + nextX]];
      putLinks(writer, [tile.east[x], tile.counts[cell]], there, y * CELL_SIDE);
    }
    if (toNorth && (tile !== ALL_SEA || toNorth !== ALL_SEA)) {
      const there = [toNorth.south[nextY], toNorth.counts[nextY * CELLS_PER_DEGREE + x]];
      putLinks(writer, [tile.north[y], tile.counts[cell]], there, x * CELL_SIDE);
    }
  }
}

/**
 * The waters of each quarter-degree cell of the coasts, and which of them touch those of the cells to the east and
 * north: as `passages.ts` reads them. Contacts in open sea are implied.
 */
export function makePassages({ flags, packs }) {
  const tiles = openCoastTiles([{ flags, packs: Object.values(packs) }]);
  const charted = new Map();
  const all = Array.from({ length: COLUMNS * ROWS }, (_, id) => id);
  for (const id of all.filter((id) => flags[id] === COAST)) {
    const { longitude, latitude } = cornerOf(id);
    charted.set(id, watersOfTile(tiles.tile(longitude, latitude)));
  }
  const watersAt = (id) => charted.get(id) ?? (id !== null && flags[id] === SEA ? ALL_SEA : null);
  const writer = bitWriter();
  for (const { counts } of charted.values()) for (const count of counts) writer.put(count, 2);
  for (const id of all) {
    const tile = watersAt(id);
    if (tile) putLinksOfTile(writer, tile, watersAt(neighbour(id, 1, 0)), watersAt(neighbour(id, 0, 1)));
  }
  return writer.bytes();
}
