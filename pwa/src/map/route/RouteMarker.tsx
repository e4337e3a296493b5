import L from "leaflet";
import { memo, useMemo } from "react";
import type { Side } from "shared-schema/geo/chart/markPlacement";
import { useMap } from "../leaflet/mapContext.ts";
import { useEvents } from "../leaflet/useEvents.ts";
import { useMarker } from "../leaflet/useMarker.ts";
import { useTooltip } from "../leaflet/useTooltip.ts";
import classes from "../map.module.css";
import { markSize } from "../marks/marks.ts";
import { drawnPoint, type MapPoint, type MarkerKind, type MarkerPoint, storedPoint } from "../points.ts";
import { keyMove } from "./keyMove.ts";

/** The finger needs more than the eye: the round mark sits in the middle of this. */
const TOUCH = 44;

/**
 * The stacking order of waypoints that share a place: the ends of the route above calls, the selected one above all.
 */
const ABOVE: Partial<Record<MarkerKind, number>> = {
  call: 100,
  last: 400,
  first: 500,
  ends: 500,
  temporary: 900,
  selected: 1000,
};

interface Props {
  point: MarkerPoint;
  /** Written beside the mark, and on which side of it. */
  text: string;
  side: Side;
  zoom: number;
  draggable: boolean;
  /** It is being dragged. The change back renders it, so that one dragged where it may not be returns to its place. */
  isHeld: boolean;
  onSelect(id: string): void;
  onMove(id: string, to: MapPoint): void;
  onDrag(id: string, at: MapPoint | null): void;
}

/** The mark with its number and name beside it; those are attributes, as the marker has them as its label already. */
function markOf(kind: MarkerKind, size: number, name: string, side: Side): HTMLElement {
  const mark = document.createElement("span");
  mark.className = classes.mark ?? "";
  mark.dataset["kind"] = kind;
  mark.style.width = `${size}px`;
  mark.style.height = `${size}px`;
  if (name !== "") Object.assign(mark.dataset, { name, side });
  return mark;
}

/** One waypoint on the chart: a tap selects it, dragging and the arrow keys move it. */
export const RouteMarker = memo(function RouteMarker(props: Props) {
  const { point, text, side, zoom, draggable, onSelect, onMove, onDrag } = props;
  const map = useMap();
  const size = markSize(zoom);
  const icon = useMemo(
    () =>
      L.divIcon({
        className: classes.touch ?? "",
        iconSize: [TOUCH, TOUCH],
        html: markOf(point.kind, size, text, side),
      }),
    [point.kind, size, text, side],
  );
  const marker = useMarker({ at: point, icon, label: point.label, draggable, raised: ABOVE[point.kind] ?? 0 });
  useTooltip(marker, point.label);
  useEvents(marker, {
    click: () => onSelect(point.id),
    keypress: ({ originalEvent }) => {
      if (originalEvent.key === "Enter" || originalEvent.key === " ") onSelect(point.id);
    },
    keydown: (event) => {
      const to = draggable ? keyMove(map, point, event) : null;
      if (to) onMove(point.id, to);
    },
    // The note beside it says more, and a tooltip that follows lays out the page at each move.
    dragstart: () => marker.closeTooltip(),
    drag: () => onDrag(point.id, drawnPoint(marker.getLatLng())),
    dragend: () => {
      onDrag(point.id, null);
      onMove(point.id, storedPoint(marker.getLatLng()));
    },
  });
  return null;
});
