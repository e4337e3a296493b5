/** Side of a tile in pixels. */
export const TILE_PIXELS = 256;
/** Drawing units per pixel: whole units keep the paths short and the coast smooth. */
export const UNITS_PER_PIXEL = 4;
export const TILE_UNITS = TILE_PIXELS * UNITS_PER_PIXEL;
export const MAX_ZOOM = 18;
/** Web Mercator is a square up to this latitude. */
const MAX_LATITUDE = 85.0511287798066;
const RADIANS = Math.PI / 180;

/** Units from the left side of the world at a zoom. */
export function unitsX(longitude: number, zoom: number): number {
  return Math.round(((longitude + 180) / 360) * TILE_UNITS * 2 ** zoom);
}

/** Units from the top of the world at a zoom. */
export function unitsY(latitude: number, zoom: number): number {
  const sine = Math.sin(Math.max(-MAX_LATITUDE, Math.min(MAX_LATITUDE, latitude)) * RADIANS);
  return Math.round((0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * TILE_UNITS * 2 ** zoom);
}

function latitudeOf(y: number, zoom: number): number {
  return Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / 2 ** zoom))) / RADIANS;
}

/** A tile of the chart. */
export interface TileAddress {
  z: number;
  x: number;
  y: number;
}

/** The sides of a tile in degrees, widened by a share of its size. */
export function boundsOf({ z, x, y }: TileAddress, margin: number) {
  const count = 2 ** z;
  return {
    west: ((x - margin) / count) * 360 - 180,
    east: ((x + 1 + margin) / count) * 360 - 180,
    north: latitudeOf(Math.max(0, y - margin), z),
    south: latitudeOf(Math.min(count, y + 1 + margin), z),
  };
}
