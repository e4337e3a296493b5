import type { LatLng } from "leaflet";
import { normalLongitude } from "shared-schema/geo/rhumb";

/** A position on the chart in decimal degrees. Where it is drawn, its longitude may run past ±180. */
export interface MapPoint {
  latitude: number;
  longitude: number;
}

/**
 * The kinds of waypoint markers, told apart by colour. `ends` combines the first and the last, where they share a
 * place.
 */
export type MarkerKind = "first" | "last" | "ends" | "call" | "selected" | "temporary" | "plain";

/** A waypoint as the chart shows it. */
export interface MarkerPoint extends MapPoint {
  id: string;
  label: string;
  kind: MarkerKind;
  /** Written beside the mark; two of them where the ends of the route share a place. */
  number?: number | string;
  /** Of a call: written beside the number. */
  name?: string;
}

/** A place that the chart's own names keep clear of, with what is written beside it. */
export type MarkPoint = MapPoint & Partial<Pick<MarkerPoint, "kind" | "number" | "name">>;

/** Id of the waypoint that is still being placed. */
export const TEMPORARY_ID = "666";

/** The centre of an empty chart: off Antibes. */
export const HOME: MapPoint = { latitude: 43.55, longitude: 7.13 };
export const DEFAULT_ZOOM = 10;

/** A place of the chart, to be drawn. */
export function drawnPoint({ lat, lng }: LatLng): MapPoint {
  return { latitude: lat, longitude: lng };
}

/** A place of the chart, to be stored: within ±180°, and four decimals, which are eleven metres and what every field shows. */
export function storedPoint({ lat, lng }: LatLng): MapPoint {
  return { latitude: Number(lat.toFixed(4)), longitude: Number(normalLongitude(lng).toFixed(4)) };
}

export function toLatLng({ latitude, longitude }: MapPoint): [number, number] {
  return [latitude, longitude];
}
