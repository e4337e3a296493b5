import type { LatLng } from "leaflet";

/** A position on the chart in decimal degrees. */
export interface MapPoint {
  latitude: number;
  longitude: number;
}

/** What a waypoint's marker tells by its colour. */
export type MarkerKind = "first" | "last" | "call" | "selected" | "temporary" | "plain";

/** A waypoint as the chart shows it. */
export interface MarkerPoint extends MapPoint {
  id: string;
  label: string;
  kind: MarkerKind;
}

/** Id of the waypoint that is still being placed. */
export const TEMPORARY_ID = "666";

/** Where the chart opens when there is nothing to show yet: off Antibes. */
export const HOME: MapPoint = { latitude: 43.55, longitude: 7.13 };
export const DEFAULT_ZOOM = 10;

/** Four decimals are eleven metres, and what every field shows. */
export function roundPoint({ lat, lng }: LatLng): MapPoint {
  const wrapped = ((((lng + 180) % 360) + 360) % 360) - 180;
  return { latitude: Number(lat.toFixed(4)), longitude: Number(wrapped.toFixed(4)) };
}

export function toLatLng({ latitude, longitude }: MapPoint): [number, number] {
  return [latitude, longitude];
}
