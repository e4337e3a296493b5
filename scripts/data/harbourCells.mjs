import { COLUMNS, ROWS } from "../../shared-schema/src/geo/coast/coastPack.ts";
import { CELL_UNITS, UNITS_PER_DEGREE } from "../../shared-schema/src/geo/coast/coastTiles.ts";
import { cornerOf, isInGrounds } from "./pack.mjs";

/** Cells of a tile's side in which the fine coast takes the place of the others. */
export const CELLS = UNITS_PER_DEGREE / CELL_UNITS;
const COAST = 2;
/** The distance from a harbour within which the coast is drawn from GSHHG. */
const NEAR_NM = 3;
/** The area around a harbour that is kept where GSHHG lacks its basin. */
const BASIN_NM = 1;
/** Harbours whose basin GSHHG counts as land, and the other sources do not. */
const LACKING = [
  "ACI Marina Dubrovnik (Komolac)",
  "Antalya (Kaleiçi)",
  "Christophe Harbour",
  "Kingstown (Blue Lagoon)",
  "Rodney Bay",
  "Roseau",
];
/** Straits that GSHHG closes and islands that it draws too small, degrees: the coast there stays as it was. */
const KEPT = [
  { name: "Boka Kotorska", west: 18.45, south: 42.36, east: 18.8, north: 42.54 },
  { name: "Malé", west: 73.4, south: 4.1, east: 73.6, north: 4.3 },
  { name: "Bosphorus", west: 28.95, south: 40.98, east: 29.2, north: 41.28 },
];

/** The cells near some harbours: tile id → the numbers of its cells, row by row from the south-west. */
function cellsNear(harbours, nm) {
  const near = new Map();
  for (const { lat, lon } of harbours) {
    const wide = Math.cos((lat * Math.PI) / 180);
    const [dx, dy] = [nm / 60 / wide, nm / 60];
    for (let row = Math.floor((lat - dy) * CELLS); row <= (lat + dy) * CELLS; row++) {
      for (let column = Math.floor((lon - dx) * CELLS); column <= (lon + dx) * CELLS; column++) {
        const gapX = Math.max(0, column / CELLS - lon, lon - (column + 1) / CELLS) * wide;
        const gapY = Math.max(0, row / CELLS - lat, lat - (row + 1) / CELLS);
        if (Math.hypot(gapX, gapY) * 60 > nm) continue;
        const [west, south] = [Math.floor(column / CELLS), Math.floor(row / CELLS)];
        const id = (ROWS / 2 - 1 - south) * COLUMNS + ((west + COLUMNS) % COLUMNS);
        if (!near.has(id)) near.set(id, new Set());
        near.get(id).add((row - south * CELLS) * CELLS + column - west * CELLS);
      }
    }
  }
  return near;
}

/** The cells of a tile whose middles lie outside the areas that stay as they were. */
function outsideKept(id, cells) {
  const { longitude, latitude } = cornerOf(id);
  return new Set(
    [...cells].filter((cell) => {
      const [x, y] = [longitude + ((cell % CELLS) + 0.5) / CELLS, latitude + (Math.floor(cell / CELLS) + 0.5) / CELLS];
      return !KEPT.some(({ west, south, east, north }) => x > west && x < east && y > south && y < north);
    }),
  );
}

/** Every cell of the coast of the cruising grounds. */
function cellsOfGrounds(flags) {
  const all = Array.from({ length: CELLS * CELLS }, (_, cell) => cell);
  const ids = [...flags.keys()].filter((id) => flags[id] === COAST && isInGrounds(id));
  return new Map(ids.map((id) => [id, new Set(all)]));
}

/**
 * The cells of each tile whose coast is to be GSHHG's full one: those of the cruising grounds, and those within 3 NM of
 * harbours elsewhere (`close`, which keep every point); none where GSHHG lacks a basin or closes a strait.
 */
export function wantedCells(osmFlags, harbours) {
  const isLacking = ({ name }) => LACKING.includes(name);
  const close = cellsNear(harbours, NEAR_NM);
  const cells = new Map([...close, ...cellsOfGrounds(osmFlags)]);
  for (const [id, some] of cellsNear(harbours.filter(isLacking), BASIN_NM)) {
    cells.set(id, new Set([...(cells.get(id) ?? [])].filter((cell) => !some.has(cell))));
  }
  for (const [id, some] of cells) cells.set(id, outsideKept(id, some));
  return { cells, close };
}
