import { UNITS_PER_DEGREE } from "../../shared-schema/src/geo/coast/coastTiles.ts";
import { neighbour } from "./pack.mjs";
import { rasterOfRings } from "./raster.mjs";

/** Rasters kept, of 1 MB each. */
const REMEMBERED = 1_200;

/** Makes a function of a key that keeps what it has made, the oldest forgotten first. */
export function remembering(make) {
  const known = new Map();
  return (key) => {
    let value = known.get(key);
    if (value === undefined) {
      if (known.size >= REMEMBERED) known.delete(known.keys().next().value);
      value = make(key);
      known.set(key, value);
    }
    return value;
  };
}

/** The tiles beside one, and itself: columns east, rows north. */
export const AROUND = [-1, 0, 1].flatMap((dy) => [-1, 0, 1].map((dx) => [dx, dy]));

/** The land of a tile of the coast data by any of its sources, `side` × `side` cells. */
export function rasterOfTile(tile, side) {
  const land = new Uint8Array(side * side);
  if (typeof tile === "string") return land.fill(tile === "LAND" ? 1 : 0);
  for (const source of new Set(tile.map((ring) => ring.source))) {
    const rings = tile.filter((ring) => ring.source === source);
    for (const [cell, isLand] of rasterOfRings(rings, UNITS_PER_DEGREE, side).entries()) land[cell] |= isLand;
  }
  return land;
}

/** A tile's raster with so many cells of its neighbours' round it. */
export function framed(id, rasterOf, side, { padX, padY }) {
  const columns = side + 2 * padX;
  const frame = new Uint8Array(columns * (side + 2 * padY));
  for (const [dx, dy] of AROUND) {
    const next = neighbour(id, dx, dy);
    if (next === null) continue;
    const raster = rasterOf(next);
    const [west, east] = [Math.max(0, padX + dx * side), Math.min(columns, padX + (dx + 1) * side)];
    const [south, north] = [Math.max(0, padY + dy * side), Math.min(side + 2 * padY, padY + (dy + 1) * side)];
    for (let y = south; y < north; y++) {
      const from = (y - padY - dy * side) * side + west - padX - dx * side;
      frame.set(raster.subarray(from, from + east - west), y * columns + west);
    }
  }
  return frame;
}

/** The tile itself out of a frame. */
export function unframed(frame, side, { padX, padY }) {
  const columns = side + 2 * padX;
  const raster = new Uint8Array(side * side);
  for (let y = 0; y < side; y++) {
    raster.set(frame.subarray((y + padY) * columns + padX, (y + padY) * columns + padX + side), y * side);
  }
  return raster;
}
