import L from "leaflet";
import { useEffect, useRef } from "react";
import { fitRoute } from "./FitRoute.tsx";
import { useMap } from "./leaflet/mapContext.ts";
import { type MapPoint, toLatLng } from "./points.ts";

interface Props {
  points: readonly MapPoint[];
  /** Height of the overlay at the top of the chart, px. */
  top: number;
}

/**
 * Leaflet measures its box once; panes that fold and tablets that turn change it later. Where the whole route was in view, it still
 * is when the chart has another width.
 */
export function FollowSize({ points, top }: Props) {
  const map = useMap();
  const latest = useRef({ points, top });
  useEffect(() => {
    latest.current = { points, top };
  });
  useEffect(() => {
    let width = map.getSize().x;
    const follow = () => {
      const route = latest.current;
      const bounds = L.latLngBounds(route.points.map(toLatLng));
      const wasWhole = bounds.isValid() && map.getBounds().contains(bounds);
      map.invalidateSize({ animate: false });
      const isAsWide = map.getSize().x === width;
      width = map.getSize().x;
      if (wasWhole && !isAsWide && !map.getBounds().contains(bounds)) fitRoute(map, route.points, route.top);
    };
    const observer = new ResizeObserver(follow);
    observer.observe(map.getContainer());
    return () => observer.disconnect();
  }, [map]);
  return null;
}
