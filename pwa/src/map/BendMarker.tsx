import L from "leaflet";
import { useMemo } from "react";
import { Marker, useMap } from "react-leaflet";
import { keyMove } from "./keyMove.ts";
import classes from "./map.module.css";
import { type MapPoint, roundPoint, toLatLng } from "./points.ts";

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
  return (
    <Marker
      position={toLatLng(at)}
      icon={icon}
      draggable
      title={label}
      alt={label}
      zIndexOffset={50}
      eventHandlers={{
        dragend: ({ target }) => {
          if (target instanceof L.Marker) onMove(roundPoint(target.getLatLng()));
        },
        dblclick: () => onMove(null),
        keydown: (event) => {
          if (["Delete", "Backspace"].includes(event.originalEvent.key)) onMove(null);
          const to = keyMove(map, at, event);
          if (to) onMove(to);
        },
      }}
    />
  );
}
