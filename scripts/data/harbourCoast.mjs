import { COLUMNS, ROWS, readPack } from "../../shared-schema/src/geo/coast/coastPack.ts";
import {
  CELL_UNITS,
  decodeTile,
  openCoastTiles,
  UNITS_PER_DEGREE,
} from "../../shared-schema/src/geo/coast/coastTiles.ts";
import { DISPUTED_SIDE } from "../../shared-schema/src/geo/coast/disputed.ts";
import { partsInCells } from "./clip.mjs";
import { bordersOf } from "./disputed.mjs";
import { rasterOfTile } from "./frames.mjs";
import { openBins } from "./gshhg.mjs";
import { ringsOfBin } from "./gshhgRings.mjs";
import { CELLS, wantedCells } from "./harbourCells.mjs";
import { withLackingLand } from "./lackingLand.mjs";
import { nearness } from "./nearness.mjs";
import { cornerOf, encodeRings, packGrounds, packsOf, toUnits } from "./pack.mjs";
import { rasterOfRings } from "./raster.mjs";
import { areaOf, pointsOf } from "./rings.mjs";
import { simplifyRing } from "./simplify.mjs";

/** The tolerance between the coast away from harbours and GSHHG's, in units: 40 m. */
const TOLERANCE_UNITS = (40 / 111_320) * UNITS_PER_DEGREE;
const [LAND, COAST] = [1, 2];
/** Land of another source so far off GSHHG's is land that GSHHG lacks, NM. */
const APART_NM = 0.3;
/** Cells of 108 m in which the surveys are compared. */
const SIDE = 1024;
const PER_CELL = SIDE / CELLS;
/** Where the surveys differ over this many cells in each direction, one of them lacks a lagoon, a fjord or reclaimed land. */
const DEEP = 4;
const MOST_DEEP = 3;

/** Makes the function that tells whether all cells so near to one are set, beyond the tile's sides its outermost. */
function wholeSquares(mask) {
  // The number of set cells to the south-west of each corner.
  const sums = new Uint32Array((SIDE + 1) ** 2);
  for (let y = 0; y < SIDE; y++) {
    let row = 0;
    for (let x = 0; x < SIDE; x++) {
      row += mask[y * SIDE + x];
      sums[(y + 1) * (SIDE + 1) + x + 1] = sums[y * (SIDE + 1) + x + 1] + row;
    }
  }
  return (x, y) => {
    const [west, east] = [Math.max(0, x - DEEP), Math.min(SIDE, x + DEEP + 1)];
    const [south, north] = [Math.max(0, y - DEEP), Math.min(SIDE, y + DEEP + 1)];
    const at = (column, line) => sums[line * (SIDE + 1) + column];
    const set = at(east, north) - at(west, north) - at(east, south) + at(west, south);
    return set === (east - west) * (north - south);
  };
}

/** Drops the cells in which one survey lacks what the other has, beyond the grain of the two. */
function withoutDeepDifferences(cells, theirs, ours) {
  const differs = theirs.map((land, i) => Number(land !== ours[i]));
  const isDeep = wholeSquares(differs);
  return [...cells].filter((cell) => {
    const [west, south] = [(cell % CELLS) * PER_CELL, Math.floor(cell / CELLS) * PER_CELL];
    let deep = 0;
    for (let y = south; y < south + PER_CELL; y++) {
      for (let x = west; x < west + PER_CELL; x++) if (differs[y * SIDE + x] && isDeep(x, y)) deep++;
    }
    return deep <= MOST_DEEP;
  });
}

/** The parts of closed rings (units) in the cells of a tile that are wanted, as rings to be encoded. */
function cutRings(rings, isWanted) {
  return rings
    .flatMap((ring) => partsInCells(ring, isWanted, CELL_UNITS, CELLS))
    .map((part) => toUnits(part.map(([x, y]) => [x / UNITS_PER_DEGREE, y / UNITS_PER_DEGREE])))
    .filter((units) => units.length >= 3 && areaOf(units) > 0);
}

/** Cells of disputed water outside the cells that are replaced. */
function disputedOutside(disputed, isReplaced) {
  const cells = new Uint8Array(DISPUTED_SIDE * DISPUTED_SIDE);
  for (let i = 0; i + 1 < disputed.length; i += 2) cells.fill(1, disputed[i], disputed[i + 1]);
  const side = DISPUTED_SIDE / CELLS;
  return bordersOf(
    cells.map((cell, i) => {
      const [x, y] = [i % DISPUTED_SIDE, Math.floor(i / DISPUTED_SIDE)];
      return isReplaced(Math.floor(x / side), Math.floor(y / side)) ? 0 : cell;
    }),
  );
}

/** Makes the function that tells whether a ring (units) is an islet off all land of GSHHG, which lacks it: it stays. */
function lonelyBeside(theirs, latitude) {
  const isNear = nearness(theirs, SIDE, APART_NM, latitude + 0.5, 60 / SIDE);
  const cellOf = (units) => Math.min(SIDE - 1, Math.floor((units * SIDE) / UNITS_PER_DEGREE));
  const onBorder = (units) => units <= 0 || units >= UNITS_PER_DEGREE;
  return (ring) => ring.every(([x, y]) => !onBorder(x) && !onBorder(y) && !isNear(cellOf(y) * SIDE + cellOf(x)));
}

/** The packs of a source without what lies in the cells that are replaced. */
function without({ flags, packs }, replaced) {
  const encoded = new Map(Object.values(packs).flatMap((pack) => [...readPack(pack)]));
  for (const [id, { cells, isLonely }] of replaced) {
    const bytes = encoded.get(id);
    if (!bytes) continue;
    const { rings, disputed } = decodeTile(bytes, 0);
    const isReplaced = (column, row) => cells.has(row * CELLS + column);
    const [lonely, others] = [true, false].map((wanted) =>
      rings.map(pointsOf).filter((ring) => isLonely(ring) === wanted),
    );
    const kept = cutRings(others, (column, row) => !isReplaced(column, row));
    encoded.set(
      id,
      encodeRings([...lonely.map((ring) => ring.slice(0, -1)), ...kept], disputedOutside(disputed, isReplaced)),
    );
  }
  return { flags, packs: packGrounds(encoded) };
}

/** Rings in the cells that are taken: as they are near harbours, with as few points as they need elsewhere. */
function drawnIn(rings, taken, near, latitude) {
  const narrowing = Math.cos(((latitude + 0.5) * Math.PI) / 180);
  const isFixed = ([x, y]) =>
    x % CELL_UNITS === 0 ||
    y % CELL_UNITS === 0 ||
    near.has(Math.floor(y / CELL_UNITS) * CELLS + Math.floor(x / CELL_UNITS));
  const simpler = rings
    .map((ring) => simplifyRing(ring, TOLERANCE_UNITS, narrowing, isFixed))
    .filter((ring) => ring.length > 3);
  return cutRings(simpler, (column, row) => taken.has(row * CELLS + column));
}

/** Replaces the coast in some cells; those that are close keep every point. */
function refineIn(bins, { osm, gshhg }, harbours, { cells, close }) {
  const known = openCoastTiles([osm, gshhg].map(packsOf));
  const replaced = new Map();
  const flags = new Uint8Array(COLUMNS * ROWS);
  const fine = new Map();
  for (const [id, wanted] of [...cells].sort(([a], [b]) => a - b)) {
    if (osm.flags[id] === LAND) continue;
    const { longitude, latitude } = cornerOf(id);
    const rings = ringsOfBin(bins, id).map((ring) => ring.map((point) => point.map((part) => part * UNITS_PER_DEGREE)));
    const theirs = rasterOfRings(
      rings.map((ring) => ({ points: ring.flat() })),
      UNITS_PER_DEGREE,
      SIDE,
    );
    const taken = new Set(withoutDeepDifferences(wanted, theirs, rasterOfTile(known.tile(longitude, latitude), SIDE)));
    if (taken.size === 0) continue;
    replaced.set(id, { cells: taken, isLonely: lonelyBeside(theirs, latitude) });
    const near = close.get(id) ?? new Set();
    const drawn = drawnIn(rings, taken, near, latitude);
    if (drawn.length === 0) continue;
    flags[id] = COAST;
    fine.set(id, encodeRings(drawn));
  }
  const refined = {
    osm: without(osm, replaced),
    gshhg: without(gshhg, replaced),
    harbours: { flags, packs: packGrounds(fine) },
  };
  return withLackingLand(osm, refined, [...replaced.keys()], harbours);
}

/**
 * Replaces the coast of the cruising grounds, and within 3 NM of harbours elsewhere, by GSHHG's full one, where the surveys
 * differ by no more than their grain and GSHHG has the harbour's basin. Lakes are filled, as they are elsewhere.
 * @returns the two sources without those cells, and the fine coast as a third one
 */
export async function refineNearHarbours(file, sources, harbours) {
  const bins = await openBins(file);
  return refineIn(bins, sources, harbours, wantedCells(sources.osm.flags, harbours));
}
