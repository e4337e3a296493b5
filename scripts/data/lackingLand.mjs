import { readPack } from "../../shared-schema/src/geo/coast/coastPack.ts";
import { decodeTile, openCoastTiles, UNITS_PER_DEGREE } from "../../shared-schema/src/geo/coast/coastTiles.ts";
import { bordersOf, disputedCells } from "./disputed.mjs";
import { framed, rasterOfTile, remembering, unframed } from "./frames.mjs";
import { joinedTo, lackingIn, paddingAt, SIDE } from "./missing.mjs";
import { nearness } from "./nearness.mjs";
import { outlinesOf } from "./outline.mjs";
import { outside, within } from "./overlay.mjs";
import { cornerOf, encodeRings, packGrounds, packsOf } from "./pack.mjs";
import { areaOf, pointsOf } from "./rings.mjs";

const COAST = 2;
const UNITS_PER_CELL = UNITS_PER_DEGREE / SIDE;
/** Smaller leftovers of an overlay are the rounding of its corners, square units: 100 m by 100 m. */
const LEAST_AREA = 220;

/**
 * The distance around a harbour that is left to the fine coast, where the former one has the harbour itself as land,
 * NM.
 */
const BASIN_NM = 0.5;

const tileOf = (tiles, id) => tiles.tile(cornerOf(id).longitude, cornerOf(id).latitude);
const openOne = (source) => openCoastTiles([packsOf(source)]);
const openedRing = (ring) => pointsOf(ring).slice(0, -1);
const ringsOf = (tile) => (typeof tile === "string" ? [] : tile.map(openedRing));

/**
 * Takes out of a frame's mask what lies round the harbours that stand on such land, in the tile and beside it: the frame
 * reaches further than a basin.
 */
function withoutBasins(mask, land, { id, columns, padX, padY }, harbours) {
  const { longitude, latitude } = cornerOf(id);
  const basins = new Uint8Array(mask.length);
  for (const { lat, lon } of harbours) {
    const [x, y] = [Math.floor((lon - longitude) * SIDE) + padX, Math.floor((lat - latitude) * SIDE) + padY];
    if (x >= 0 && y >= 0 && x < columns && y < SIDE + 2 * padY && land[y * columns + x]) basins[y * columns + x] = 1;
  }
  if (!basins.includes(1)) return mask;
  const isBasin = nearness(basins, columns, BASIN_NM, latitude + 0.5, 60 / SIDE);
  return mask.map((isSet, cell) => Number(isSet && !isBasin(cell)));
}

/** Makes the function that tells where in a tile the fine coast lacks land of the former one, as outlines in units; none where it lacks nothing. */
function lackingAreas(former, fine, harbours) {
  const rasterOf = (tiles) => remembering((id) => rasterOfTile(tileOf(tiles, id), SIDE));
  const [theirRaster, ourRaster] = [rasterOf(former), rasterOf(fine)];
  return (id) => {
    const latitude = cornerOf(id).latitude + 0.5;
    const padding = paddingAt(latitude);
    const columns = SIDE + 2 * padding.padX;
    const [theirs, ours] = [theirRaster, ourRaster].map((raster) => framed(id, raster, SIDE, padding));
    const lacking = lackingIn(theirs, ours, columns, latitude);
    if (!lacking) return [];
    const isBeside = joinedTo(lacking, columns, latitude);
    const beside = lacking.map((_, cell) => Number(isBeside(cell)));
    const area = withoutBasins(beside, theirs, { id, columns, ...padding }, harbours);
    return outlinesOf(unframed(area, SIDE, padding), SIDE).map((ring) =>
      ring.slice(0, -1).map(([x, y]) => [x * UNITS_PER_CELL, y * UNITS_PER_CELL]),
    );
  };
}

const encodedIn = ({ packs }) => new Map(Object.values(packs).flatMap((pack) => [...readPack(pack)]));

/** A source with more rings in some of its tiles, and other disputed water. */
function withMore(source, rings, disputed = new Map()) {
  const encoded = encodedIn(source);
  const flags = Uint8Array.from(source.flags);
  for (const id of new Set([...rings.keys(), ...disputed.keys()])) {
    const before = encoded.get(id);
    const known = before ? decodeTile(before, 0) : { rings: [], disputed: [] };
    const all = [...known.rings.map(openedRing), ...(rings.get(id) ?? [])];
    encoded.set(id, encodeRings(all, disputed.get(id) ?? known.disputed));
    flags[id] = COAST;
  }
  return { flags, packs: packGrounds(encoded) };
}

/** The land of the former coast that the refined one lacks and that lies off its own, with what joins them: rings by tile. */
function lostLand(formerTiles, refined, ids, harbours) {
  const [keptTiles, fineTiles] = [openOne(refined.osm), openOne(refined.harbours)];
  const areasIn = lackingAreas(formerTiles, openCoastTiles(Object.values(refined).map(packsOf)), harbours);
  const lost = new Map();
  for (const id of ids) {
    const areas = areasIn(id);
    if (areas.length === 0) continue;
    const [former, kept, fine] = [formerTiles, keptTiles, fineTiles].map((tiles) => ringsOf(tileOf(tiles, id)));
    const rings = outside(outside(within(former, areas), fine), kept).filter((ring) => areaOf(ring) >= LEAST_AREA);
    if (rings.length > 0) lost.set(id, rings);
  }
  return lost;
}

/** The water of the refined coast that the former one counts as land, as runs of cells by tile. */
function disputedWater(formerTiles, refined, ids) {
  const tiles = openCoastTiles(Object.values(refined).map(packsOf));
  const disputed = new Map();
  for (const id of ids) {
    const [theirs, ours] = [formerTiles, tiles].map((some) => rasterOfTile(tileOf(some, id), SIDE));
    const borders = bordersOf(disputedCells(theirs, ours, cornerOf(id).latitude + 0.5));
    if (borders.length > 0) disputed.set(id, borders);
  }
  return disputed;
}

/**
 * Puts back into OpenStreetMap's coast what the fine one lacks of its land: pieces that lie 0.3 NM or more off its own, with what joins
 * them to it, as land; nearer ones as disputed water.
 * @param former OpenStreetMap's coast as it was; @param refined the sources (osm, gshhg, harbours) with the fine coast in
 * the place of others; @param ids the tiles in which it took their place; @param harbours which stay on the water
 */
export function withLackingLand(former, refined, ids, harbours) {
  const formerTiles = openOne(former);
  const completed = { ...refined, osm: withMore(refined.osm, lostLand(formerTiles, refined, ids, harbours)) };
  return { ...completed, osm: withMore(completed.osm, new Map(), disputedWater(formerTiles, completed, ids)) };
}
