import L from "leaflet";
import { useEffect, useRef } from "react";
import { useMap } from "./leaflet/mapContext.ts";
import { useWhenStill } from "./leaflet/useWhenStill.ts";
import { type MapPoint, toLatLng } from "./points.ts";

interface Props {
  points: readonly MapPoint[];
  /** Fits again whenever this rises. */
  request: number;
  /** Height of the overlay at the top of the chart, px. */
  top: number;
}

/** A route within one harbour is shown with its surroundings. */
const CLOSEST = 12;
/** Room for the marks and names at the edge, px. */
const PADDING = 40;

/**
 * Shows places whole, and no more around them than there has to be.
 * @param top height of the overlay at the top of the chart, px
 */
export function fitRoute(map: L.Map, points: readonly MapPoint[], top: number): void {
  map.fitBounds(L.latLngBounds(points.map(toLatLng)), {
    paddingTopLeft: [PADDING, PADDING + top],
    paddingBottomRight: [PADDING, PADDING],
    maxZoom: CLOSEST,
  });
}

/** Shows the whole route when someone asks, and otherwise leaves the view alone. */
export function FitRoute({ points, request, top }: Props) {
  const map = useMap();
  const whenStill = useWhenStill(map);
  const latest = useRef({ points, top });
  const fitted = useRef(request);
  useEffect(() => {
    latest.current = { points, top };
  });
  useEffect(() => {
    if (fitted.current === request) return;
    fitted.current = request;
    return whenStill(() => {
      const route = latest.current;
      if (route.points.length > 0) fitRoute(map, route.points, route.top);
    });
  }, [map, request, whenStill]);
  return null;
}
