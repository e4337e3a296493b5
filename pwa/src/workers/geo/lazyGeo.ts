import type { Position } from "shared-schema/basics";
import { createGeo } from "shared-schema/geo/geo";
import type { Geo } from "shared-schema/geo/types";
import { inGrounds } from "./grounds.ts";
import { type Coverage, loadGeoData } from "./loadGeoData.ts";

const loaded = new Map<Coverage, Promise<Geo>>();

function geo(coverage: Coverage): Promise<Geo> {
  const known = loaded.get(coverage);
  if (known) return known;
  const loading = loadGeoData(coverage).then(createGeo);
  loaded.set(coverage, loading);
  // A failed load is tried again by whoever asks next.
  loading.catch(() => loaded.delete(coverage));
  return loading;
}

/** The earth for some positions: with the world's coasts when one of them lies outside the grounds and they can be had. */
export async function geoFor(positions: readonly Position[]): Promise<Geo> {
  if (inGrounds(positions)) return geo("grounds");
  return geo("world").catch(() => geo("grounds"));
}
