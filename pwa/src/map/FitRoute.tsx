import L from "leaflet";
import { useEffect, useRef } from "react";
import { useMap } from "react-leaflet";
import { DEFAULT_ZOOM, type MapPoint, toLatLng } from "./points.ts";

interface Props {
  points: readonly MapPoint[];
  /** Fits again whenever this rises. */
  request: number;
}

/** How a route is shown whole. */
export const WHOLE_ROUTE: L.FitBoundsOptions = { padding: [32, 32], maxZoom: DEFAULT_ZOOM };

/** The box round places. */
export function boundsOf(points: readonly MapPoint[]): L.LatLngBounds {
  return L.latLngBounds(points.map(toLatLng));
}

/** Shows the whole route when somebody asks, and otherwise leaves the view alone. */
export function FitRoute({ points, request }: Props) {
  const map = useMap();
  const fitted = useRef(request);
  useEffect(() => {
    if (fitted.current === request) return;
    fitted.current = request;
    if (points.length > 0) map.fitBounds(boundsOf(points), WHOLE_ROUTE);
  }, [map, points, request]);
  return null;
}
