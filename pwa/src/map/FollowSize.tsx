import { useEffect } from "react";
import { useMap } from "./leaflet/mapContext.ts";

/** Leaflet measures its box once; panes that fold and tablets that turn change it later. */
export function FollowSize() {
  const map = useMap();
  useEffect(() => {
    const observer = new ResizeObserver(() => map.invalidateSize({ animate: false }));
    observer.observe(map.getContainer());
    return () => observer.disconnect();
  }, [map]);
  return null;
}
