import L from "leaflet";
import { useEffect, useRef } from "react";
import { fitRoute } from "./FitRoute.tsx";
import { useInsets } from "./insets.ts";
import { useMap } from "./leaflet/mapContext.ts";
import { type MapPoint, toLatLng } from "./points.ts";

/**
 * Leaflet measures its box once; panes that fold and tablets that turn change it later. Where the whole route was in view, it still
 * is when the chart has another width.
 */
export function FollowSize({ points }: { points: readonly MapPoint[] }) {
  const insets = useInsets();
  const map = useMap();
  const latest = useRef({ points, insets });
  useEffect(() => {
    latest.current = { points, insets };
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
      if (wasWhole && !isAsWide && !map.getBounds().contains(bounds)) fitRoute(map, route.points, route.insets);
    };
    const observer = new ResizeObserver(follow);
    observer.observe(map.getContainer());
    return () => observer.disconnect();
  }, [map]);
  return null;
}
