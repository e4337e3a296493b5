import Flatbush from "flatbush";
import { feature } from "topojson-client";
import type { Topology } from "topojson-specification";
import type { Position } from "../../base/basics.ts";
import { normalLongitude } from "../rhumb.ts";

/** A closed outline as x, y pairs in degrees, the first point repeated at the end. */
export type Outline = Float64Array;

interface Part {
  country: string;
  outlines: readonly Outline[];
}

export interface Waters {
  /** ISO country on whose land or in whose territorial sea the point lies, as the polygons say; null outside all. */
  countryAt(position: Position): string | null;
  /** Whether the polygons cover this latitude at all. */
  covers(position: Position): boolean;
}

/** The Mercator square of the source ends here. */
const COVERED_LATITUDE = 85.05;

function toOutline(ring: readonly (readonly number[])[]): Outline {
  const outline = new Float64Array(ring.length * 2);
  ring.forEach(([x = 0, y = 0], i) => {
    outline[i * 2] = x;
    outline[i * 2 + 1] = y;
  });
  return outline;
}

/** The polygons of every object of a topology, each with the value of a property (empty without it). */
export function polygonsOf(topology: Topology, property: string): Part[] {
  const parts: Part[] = [];
  const add = (country: string, rings: readonly (readonly (readonly number[])[])[]) =>
    parts.push({ country, outlines: rings.map(toOutline) });
  for (const object of Object.values(topology.objects)) {
    const found = feature(topology, object);
    for (const { geometry, properties } of found.type === "FeatureCollection" ? found.features : [found]) {
      const country = String(properties?.[property] ?? "");
      if (geometry?.type === "Polygon") add(country, geometry.coordinates);
      if (geometry?.type === "MultiPolygon") for (const rings of geometry.coordinates) add(country, rings);
    }
  }
  return parts;
}

/** The box of an outline: west, south, east, north in degrees. */
export function boxOf(outline: Outline): [number, number, number, number] {
  const box: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let i = 0; i + 1 < outline.length; i += 2) {
    const x = outline[i] ?? 0;
    const y = outline[i + 1] ?? 0;
    box[0] = Math.min(box[0], x);
    box[1] = Math.min(box[1], y);
    box[2] = Math.max(box[2], x);
    box[3] = Math.max(box[3], y);
  }
  return box;
}

/** Even-odd rule over outer and inner outlines alike. */
function contains(outlines: readonly Outline[], x: number, y: number): boolean {
  let odd = false;
  for (const outline of outlines) {
    for (let i = 0; i + 3 < outline.length; i += 2) {
      const y1 = outline[i + 1] ?? 0;
      const y2 = outline[i + 3] ?? 0;
      if (y1 > y === y2 > y) continue;
      const x1 = outline[i] ?? 0;
      const x2 = outline[i + 2] ?? 0;
      if (x < x1 + ((y - y1) * (x2 - x1)) / (y2 - y1)) odd = !odd;
    }
  }
  return odd;
}

/** Indexes the land and territorial sea of every country. */
export function createWaters(territorialSea: Topology): Waters {
  const parts = polygonsOf(territorialSea, "isoA2").filter((part) => part.outlines.length > 0);
  const index = new Flatbush(Math.max(1, parts.length));
  for (const { outlines } of parts) index.add(...boxOf(outlines[0] ?? new Float64Array()));
  if (parts.length === 0) index.add(0, 0, 0, 0);
  index.finish();

  return {
    covers: ({ latitude }) => parts.length > 0 && Math.abs(latitude) <= COVERED_LATITUDE,
    countryAt({ latitude, longitude }) {
      const x = normalLongitude(longitude);
      const candidates = index.search(x, latitude, x, latitude).sort((a, b) => a - b);
      for (const candidate of candidates) {
        const part = parts[candidate];
        if (part && contains(part.outlines, x, latitude)) return part.country;
      }
      return null;
    },
  };
}
