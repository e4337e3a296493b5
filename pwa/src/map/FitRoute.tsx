import L from "leaflet";
import { useEffect, useRef } from "react";
import { useMap } from "react-leaflet";
import { DEFAULT_ZOOM, type MapPoint, toLatLng } from "./points.ts";

interface Props {
  points: readonly MapPoint[];
  /** Fits again whenever this rises. */
  request: number;
}

/** Shows the whole route when the chart opens and when somebody asks, and otherwise leaves the view alone. */
export function FitRoute({ points, request }: Props) {
  const map = useMap();
  const fitted = useRef<number | null>(null);
  const known = points.length > 0;
  useEffect(() => {
    if (fitted.current === request) return;
    fitted.current = request;
    // An empty chart stays where it is when its first waypoint falls on it.
    if (!known) return;
    map.fitBounds(L.latLngBounds(points.map(toLatLng)), { padding: [32, 32], maxZoom: DEFAULT_ZOOM });
  }, [known, map, points, request]);
  return null;
}
