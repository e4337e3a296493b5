import L from "leaflet";
import { useMemo } from "react";
import { Marker, Tooltip, useMap } from "react-leaflet";
import { keyMove } from "./keyMove.ts";
import classes from "./map.module.css";
import { type MapPoint, type MarkerKind, type MarkerPoint, roundPoint, toLatLng } from "./points.ts";

const LARGE_ABOVE_ZOOM = 6;
const LARGE = 15;
const SMALL = 10;
/** The finger needs more than the eye: the round mark sits in the middle of this. */
const TOUCH = 44;

/** Where waypoints share a place, the ends of the route show, and the selected one above all. */
const ABOVE: Partial<Record<MarkerKind, number>> = { call: 100, first: 500, last: 400, temporary: 900, selected: 1000 };

interface Props {
  point: MarkerPoint;
  zoom: number;
  draggable: boolean;
  onSelect(id: string): void;
  onMove(id: string, to: MapPoint): void;
}

/** One waypoint on the chart: a tap selects it, dragging and the arrow keys move it. */
export function RouteMarker({ point, zoom, draggable, onSelect, onMove }: Props) {
  const map = useMap();
  const size = zoom > LARGE_ABOVE_ZOOM ? LARGE : SMALL;
  const icon = useMemo(
    () =>
      L.divIcon({
        className: classes.touch ?? "",
        iconSize: [TOUCH, TOUCH],
        html: `<span class="${classes.mark}" data-kind="${point.kind}" style="width:${size}px;height:${size}px"></span>`,
      }),
    [point.kind, size],
  );
  return (
    <Marker
      position={toLatLng(point)}
      icon={icon}
      draggable={draggable}
      title={point.label}
      alt={point.label}
      zIndexOffset={ABOVE[point.kind] ?? 0}
      eventHandlers={{
        click: () => onSelect(point.id),
        keypress: ({ originalEvent }) => {
          if (originalEvent.key === "Enter" || originalEvent.key === " ") onSelect(point.id);
        },
        keydown: (event) => {
          const to = draggable ? keyMove(map, point, event) : null;
          if (to) onMove(point.id, to);
        },
        dragend: ({ target }) => {
          if (target instanceof L.Marker) onMove(point.id, roundPoint(target.getLatLng()));
        },
      }}
    >
      <Tooltip direction="top" offset={[0, -8]}>
        {point.label}
      </Tooltip>
    </Marker>
  );
}
