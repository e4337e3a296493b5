import { type ReactNode, useCallback } from "react";
import { useMap } from "../leaflet/mapContext.ts";
import classes from "../map.module.css";
import { type MapPoint, toLatLng } from "../points.ts";

/** Away from the finger that holds the waypoint, px. */
const AWAY = 28;

/** A note beside a waypoint while it is dragged; on its other side near the chart's edge. */
export function HeldNote({ at, children }: { at: MapPoint; children: ReactNode }) {
  const map = useMap();
  const { x, y } = map.latLngToContainerPoint(toLatLng(at));
  const place = useCallback(
    (note: HTMLDivElement | null) => {
      if (!note) return;
      const { x: width } = map.getSize();
      const left = x + AWAY + note.offsetWidth > width ? x - AWAY - note.offsetWidth : x + AWAY;
      note.style.transform = `translate(${left}px, ${Math.max(0, y - AWAY - note.offsetHeight)}px)`;
    },
    [map, x, y],
  );
  return (
    <div ref={place} className={classes.held} aria-hidden>
      {children}
    </div>
  );
}
