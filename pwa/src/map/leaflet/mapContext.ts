import type L from "leaflet";
import { createContext, useContext } from "react";

export const MapContext = createContext<L.Map | null>(null);

/** The chart around a component. @throws outside one, which is a fault of the code */
export function useMap(): L.Map {
  const map = useContext(MapContext);
  if (!map) throw new Error("useMap is called outside a chart");
  return map;
}
