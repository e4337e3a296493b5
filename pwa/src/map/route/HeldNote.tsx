import type { ReactNode } from "react";
import { useMap } from "../leaflet/mapContext.ts";
import classes from "../map.module.css";
import { type MapPoint, toLatLng } from "../points.ts";

/** Away from the finger that holds the waypoint, px. */
const AWAY = 28;
/** Nearer to the chart's upper edge the note lies below the finger, px. */
const ROOM_ABOVE = 120;

/**
 * A note beside a waypoint while it is dragged, kept within the chart. The style sheet's own arithmetic keeps it there: measuring
 * the note would lay out the whole page at each move.
 */
export function HeldNote({ at, children }: { at: MapPoint; children: ReactNode }) {
  const map = useMap();
  const { x, y } = map.latLngToContainerPoint(toLatLng(at));
  const left = `max(0px, min(${x + AWAY}px, ${map.getSize().x}px - 100%))`;
  const top = y > ROOM_ABOVE ? `${y - AWAY}px - 100%` : `${y + AWAY}px`;
  return (
    <div className={classes.held} style={{ transform: `translate(${left}, calc(${top}))` }} aria-hidden>
      {children}
    </div>
  );
}
