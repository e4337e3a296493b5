import L from "leaflet";
import { useEffect, useState } from "react";
import { type MapPoint, toLatLng } from "../points.ts";
import { useLayer } from "./useLayer.ts";

/** A line on the chart that follows its points; its options are those of the first render. */
export function useLine(points: readonly MapPoint[], options: L.PolylineOptions): L.Polyline {
  const [line] = useState(() => L.polyline(points.map(toLatLng), options));
  useLayer(line);
  useEffect(() => {
    line.setLatLngs(points.map(toLatLng));
  }, [line, points]);
  return line;
}
