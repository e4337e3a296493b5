import type L from "leaflet";
import { useEffect } from "react";
import { useMap } from "./mapContext.ts";

/** Keeps a layer on the chart for as long as its component is mounted. */
export function useLayer(layer: L.Layer): void {
  const map = useMap();
  useEffect(() => {
    layer.addTo(map);
    return () => {
      layer.remove();
    };
  }, [map, layer]);
}
