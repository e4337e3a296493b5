import { useEffect } from "react";
import { useMap } from "react-leaflet";
import type { ChartTheme } from "../workers/charts/tile.ts";
import { chartLayer } from "./chartLayer.ts";

/** Lays the chart under everything else, and lays it anew when day turns to night. */
export function ChartTiles({ theme }: { theme: ChartTheme }) {
  const map = useMap();
  useEffect(() => {
    const layer = chartLayer(theme).addTo(map);
    return () => {
      layer.remove();
    };
  }, [map, theme]);
  return null;
}
