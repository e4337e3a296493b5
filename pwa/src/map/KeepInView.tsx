import { useEffect } from "react";
import { useMap } from "./leaflet/mapContext.ts";
import type { MapPoint } from "./points.ts";

/**
 * The chart repeats itself at every turn round the world, and the route is drawn once: a view that has moved more than
 * half a turn away from it goes back by whole turns, and shows the same.
 */
export function KeepInView({ points }: { points: readonly MapPoint[] }) {
  const map = useMap();
  const longitudes = points.map(({ longitude }) => longitude);
  const middle = points.length > 0 ? (Math.min(...longitudes) + Math.max(...longitudes)) / 2 : 0;
  useEffect(() => {
    const follow = () => {
      const { lat, lng } = map.getCenter();
      const turns = Math.round((lng - middle) / 360);
      if (turns !== 0) map.setView([lat, lng - 360 * turns], map.getZoom(), { animate: false });
    };
    follow();
    map.on("moveend", follow);
    return () => {
      map.off("moveend", follow);
    };
  }, [map, middle]);
  return null;
}
