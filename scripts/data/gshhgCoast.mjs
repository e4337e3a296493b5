import { createCoast } from "../../shared-schema/src/geo/coast/coast.ts";
import { openCoastTiles, UNITS_PER_DEGREE } from "../../shared-schema/src/geo/coast/coastTiles.ts";
import { bordersOf, disputedCells, FINE_SIDE } from "./disputed.mjs";
import { isCornerLand, isIce, openBins, segmentsOf } from "./gshhg.mjs";
import { newIslets } from "./islets.mjs";
import { missingLand, SIDE } from "./missing.mjs";
import { outlinesOf } from "./outline.mjs";
import { cornerOf, encodeRings, packGrounds, toUnits } from "./pack.mjs";
import { rasterOfBin, rasterOfRings } from "./raster.mjs";
import { simplifyRing } from "./simplify.mjs";

const METRES_PER_DEGREE = 111_320;
const ISLET_TOLERANCE_METRES = 30;
/** The outlines of cells of 108 m are stairs: this makes lines of them. */
const CELL_TOLERANCE_METRES = 110;
/** Smaller pieces of the cells, and smaller holes in them, are the grain of the two surveys, NM from corner to corner. */
const LEAST_NM = 0.25;
/** Fjords and estuaries that yachts use and that GSHHG counts as land: what of its land lies there is not added. Degrees. */
const FJORDS = [
  { name: "Limfjord", west: 8.25, south: 56.42, east: 10.35, north: 57.13 },
  { name: "Mariager Fjord", west: 9.7, south: 56.6, east: 10.45, north: 56.75 },
  { name: "Randers Fjord", west: 10.05, south: 56.4, east: 10.35, north: 56.62 },
  { name: "Hollands Diep, Haringvliet, Grevelingen", west: 3.85, south: 51.58, east: 4.75, north: 51.88 },
  { name: "Tamar", west: -4.25, south: 50.38, east: -4.1, north: 50.55 },
];
const COAST = 2;

const onBorder = ([x, y]) => x <= 0 || y <= 0 || x >= 1 || y >= 1;

const narrowingAt = (tile) => Math.cos(((cornerOf(tile).latitude + 0.5) * Math.PI) / 180);

/** Whether a ring (units) is more than the grain of the cells; what the tile's border cuts may go on beyond it. */
function isWorthwhile(ring, narrowing) {
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)];
  const box = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  if (box.some((side) => side <= 0 || side >= UNITS_PER_DEGREE)) return true;
  const [west, east, south, north] = box;
  return (Math.hypot((east - west) * narrowing, north - south) * 60) / UNITS_PER_DEGREE >= LEAST_NM;
}

function isFjord(lon, lat) {
  return FJORDS.some(({ west, south, east, north }) => lon > west && lon < east && lat > south && lat < north);
}

/** Whether a ring (units) of a tile lies in a fjord that GSHHG counts as land. */
function isInFjord(tile, ring) {
  const { longitude, latitude } = cornerOf(tile);
  return ring.some(([x, y]) => {
    const [lon, lat] = [longitude + x / UNITS_PER_DEGREE, latitude + y / UNITS_PER_DEGREE];
    return isFjord(lon, lat);
  });
}

/** A ring in degrees from its tile's corner with as few points as it needs, in units; none where nothing is left. */
function simplified(tile, ring, metres, isFixed) {
  const units = toUnits(simplifyRing(ring, metres / METRES_PER_DEGREE, narrowingAt(tile), isFixed));
  return units.length < 3 ? [] : [units];
}

/** The outlines of cells as lines, without the grain of the two surveys. */
function ofCells(tile, outlines) {
  return outlines
    .flatMap((ring) => simplified(tile, ring, CELL_TOLERANCE_METRES, onBorder))
    .filter((ring) => isWorthwhile(ring, narrowingAt(tile)) && !isInFjord(tile, ring));
}

const closed = (ring) => ({ points: [...ring, ring[0]].flat() });

/** The cells of a tile that GSHHG alone counts as land, the rings that are added of it left out. */
export function disputedIn(bins, tile, known, added) {
  const { longitude, latitude } = cornerOf(tile);
  const theirRings = known.tile(longitude, latitude);
  const isPlain = !isCornerLand(bins, tile) && segmentsOf(bins, tile).next().done;
  if (isIce(tile) || theirRings === "LAND" || isPlain) return [];
  const theirs = rasterOfBin(bins, tile, FINE_SIDE, () => false);
  const ours = rasterOfRings(theirRings === "SEA" ? [] : theirRings, UNITS_PER_DEGREE, FINE_SIDE);
  const more = rasterOfRings(added.map(closed), UNITS_PER_DEGREE, FINE_SIDE);
  const either = ours.map((land, cell) => land | more[cell]);
  return disputedCells(theirs, either, latitude + 0.5);
}

/** The land of GSHHG that another source lacks, as 1° tiles, with the water disputed between the two: flags (0 none, 2 coast) and packs by name. */
export async function makeGshhgCoast(file, { flags: knownFlags, packs }) {
  const known = openCoastTiles([{ flags: knownFlags, packs: Object.values(packs) }]);
  const coast = createCoast(known);
  const bins = await openBins(file);
  const rings = new Map();
  const taken = new Set();
  const add = (tile, some) => some.length > 0 && rings.set(tile, [...(rings.get(tile) ?? []), ...some]);

  // A bin has the number of its tile.
  for (let bin = 0; bin < knownFlags.length; bin++) {
    const islets = [...newIslets(bins, bin, coast)];
    for (const { id } of islets) taken.add(id);
    add(
      bin,
      islets.flatMap(({ ring }) => simplified(bin, ring, ISLET_TOLERANCE_METRES, () => false)),
    );
  }
  for (const { id, mask } of missingLand(bins, known, (segment) => taken.has(segment))) {
    const outlines = outlinesOf(mask, SIDE).map((ring) => ring.map(([x, y]) => [x / SIDE, y / SIDE]));
    add(id, ofCells(id, outlines));
  }
  const flags = new Uint8Array(knownFlags.length);
  const encoded = new Map();
  for (let bin = 0; bin < flags.length; bin++) {
    const some = rings.get(bin) ?? [];
    const borders = bordersOf(disputedIn(bins, bin, known, some));
    if (some.length === 0 && borders.length === 0) continue;
    flags[bin] = COAST;
    encoded.set(bin, encodeRings(some, borders));
  }
  return { flags, packs: packGrounds(encoded) };
}
