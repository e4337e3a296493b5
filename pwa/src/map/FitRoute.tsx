import L from "leaflet";
import { useEffect, useRef } from "react";
import { type Insets, useInsets } from "./insets.ts";
import { useMap } from "./leaflet/mapContext.ts";
import { useWhenStill } from "./leaflet/useWhenStill.ts";
import { type MapPoint, toLatLng } from "./points.ts";

interface Props {
  points: readonly MapPoint[];
  /** Fits again whenever this rises. */
  request: number;
}

/** A route within one harbour is shown with its surroundings. */
const CLOSEST = 12;
/** Room for the marks and names at the edge, px. */
const PADDING = 40;

/** Shows places whole beside what lies on the chart, and no more around them than there has to be. */
export function fitRoute(map: L.Map, points: readonly MapPoint[], { top, right, bottom, left }: Insets): void {
  map.fitBounds(L.latLngBounds(points.map(toLatLng)), {
    paddingTopLeft: [PADDING + left, PADDING + top],
    paddingBottomRight: [PADDING + right, PADDING + bottom],
    maxZoom: CLOSEST,
  });
}

/** Shows the whole route when someone asks, and otherwise leaves the view alone. */
export function FitRoute({ points, request }: Props) {
  const insets = useInsets();
  const map = useMap();
  const whenStill = useWhenStill(map);
  const latest = useRef({ points, insets });
  const fitted = useRef(request);
  useEffect(() => {
    latest.current = { points, insets };
  });
  useEffect(() => {
    if (fitted.current === request) return;
    fitted.current = request;
    return whenStill(() => {
      const route = latest.current;
      if (route.points.length > 0) fitRoute(map, route.points, route.insets);
    });
  }, [map, request, whenStill]);
  return null;
}
