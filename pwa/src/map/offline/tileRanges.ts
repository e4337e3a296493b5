import { mercatorX, mercatorY } from "shared-schema/geo/chart/projection";

/** A part of the chart in degrees; west and east may lie beyond ±180, west always on the left. */
export interface Bounds {
  south: number;
  west: number;
  north: number;
  east: number;
}

/** Tiles from a first to a last column and row, both included. */
interface TileRange {
  columns: readonly [first: number, last: number];
  rows: readonly [first: number, last: number];
}

/** The tiles of a frame at a zoom, each once: two ranges where it lies across the antimeridian. */
export function tileRanges({ south, west, north, east }: Bounds, zoom: number): TileRange[] {
  const count = 2 ** zoom;
  const row = (latitude: number) => Math.min(count - 1, Math.floor(mercatorY(latitude) * count));
  const rows: TileRange["rows"] = [row(north), row(south)];
  const left = Math.floor(mercatorX(west) * count);
  const width = Math.floor(mercatorX(east) * count) - left;
  if (width >= count - 1) return [{ columns: [0, count - 1], rows }];
  const first = left - count * Math.floor(left / count);
  const last = first + width;
  if (last < count) return [{ columns: [first, last], rows }];
  return [
    { columns: [first, count - 1], rows },
    { columns: [0, last - count], rows },
  ];
}
