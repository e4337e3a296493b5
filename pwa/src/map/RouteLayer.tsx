import { useState } from "react";
import { Polyline, useMapEvents } from "react-leaflet";
import classes from "./map.module.css";
import { type MapPoint, type MarkerPoint, toLatLng } from "./points.ts";
import { RouteMarker } from "./RouteMarker.tsx";

interface Props {
  points: readonly MarkerPoint[];
  /** The way between them with its track points. */
  line: readonly MapPoint[];
  draggable?: boolean;
  onSelect?(id: string): void;
  onMove?(id: string, to: MapPoint): void;
}

const nothing = () => undefined;

/** The route: its line, and a marker for each waypoint. */
export function RouteLayer({ points, line, draggable = false, onSelect = nothing, onMove = nothing }: Props) {
  const [zoom, setZoom] = useState<number | null>(null);
  const map = useMapEvents({ zoomend: () => setZoom(map.getZoom()) });
  const shownZoom = zoom ?? map.getZoom();
  const positions = line.map(toLatLng);
  return (
    <>
      <Polyline positions={positions} className={classes.casing ?? ""} interactive={false} />
      <Polyline positions={positions} className={classes.line ?? ""} interactive={false} />
      {points.map((point) => (
        <RouteMarker
          key={point.id}
          point={point}
          zoom={shownZoom}
          draggable={draggable}
          onSelect={onSelect}
          onMove={onMove}
        />
      ))}
    </>
  );
}
