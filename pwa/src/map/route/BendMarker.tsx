import L from "leaflet";
import { useMemo } from "react";
import { useMap } from "../leaflet/mapContext.ts";
import { useEvents } from "../leaflet/useEvents.ts";
import { useMarker } from "../leaflet/useMarker.ts";
import classes from "../map.module.css";
import { type MapPoint, storedPoint } from "../points.ts";
import { keyMove } from "./keyMove.ts";

/** Bends stand closer than waypoints: their hold is smaller than a finger, as the line between them can be dragged, too. */
const HOLD = 28;

interface Props {
  at: MapPoint;
  label: string;
  /** Without a place, it goes. */
  onMove(to: MapPoint | null): void;
}

/** A bend of the selected leg: dragging or the arrow keys move it, Delete or a double click removes it. */
export function BendMarker({ at, label, onMove }: Props) {
  const map = useMap();
  const icon = useMemo(
    () =>
      L.divIcon({
        className: classes.touch ?? "",
        iconSize: [HOLD, HOLD],
        html: `<span class="${classes.bend}"></span>`,
      }),
    [],
  );
  const marker = useMarker({ at, icon, label, draggable: true, raised: 50 });
  useEvents(marker, {
    dragend: () => onMove(storedPoint(marker.getLatLng())),
    dblclick: () => onMove(null),
    keydown: (event) => {
      if (["Delete", "Backspace"].includes(event.originalEvent.key)) onMove(null);
      const to = keyMove(map, at, event);
      if (to) onMove(to);
    },
  });
  return null;
}
