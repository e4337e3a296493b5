import { useEffect } from "react";
import { useMap } from "./leaflet/mapContext.ts";

/** The part of the chart in view, in degrees; west and east may be beyond ±180. */
export interface ChartView {
  south: number;
  west: number;
  north: number;
  east: number;
  zoom: number;
}

/** Tells what the chart shows, at first and whenever it has moved. */
export function WatchView({ onView }: { onView: (view: ChartView) => void }) {
  const map = useMap();
  useEffect(() => {
    const report = () => {
      const bounds = map.getBounds();
      onView({
        south: bounds.getSouth(),
        west: bounds.getWest(),
        north: bounds.getNorth(),
        east: bounds.getEast(),
        zoom: map.getZoom(),
      });
    };
    report();
    map.on("moveend", report);
    return () => {
      map.off("moveend", report);
    };
  }, [map, onView]);
  return null;
}
