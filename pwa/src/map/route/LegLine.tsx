import type { LatLng } from "leaflet";
import { useEffect, useMemo, useRef, useState } from "react";
import { singleClicks } from "../clicks.ts";
import { useInsets } from "../insets.ts";
import { Line } from "../leaflet/Line.tsx";
import { useMap } from "../leaflet/mapContext.ts";
import { useEvents } from "../leaflet/useEvents.ts";
import { useLine } from "../leaflet/useLine.ts";
import classes from "../map.module.css";
import { drawnPoint, type MapPoint, storedPoint } from "../points.ts";
import { type LegHandlers, type MapLeg, nearestPart } from "./legs.ts";
import { draggableLine } from "./lineDrag.ts";

interface Props extends LegHandlers {
  leg: MapLeg;
}

/** One leg to take hold of: a click puts a waypoint on it, dragging bends it. */
export function LegLine(props: Props) {
  const map = useMap();
  const line = useLine(props.leg.points, { className: classes.hold, bubblingMouseEvents: false });
  const [preview, setPreview] = useState<MapPoint[] | null>(null);
  const insets = useInsets();
  const latest = useRef({ ...props, insets });
  useEffect(() => {
    latest.current = { ...props, insets };
  });
  const partAt = useMemo(() => (at: LatLng) => nearestPart(map, latest.current.leg.points, at), [map]);
  useEffect(() => {
    const element = line.getElement();
    if (!element) return;
    return draggableLine(map, element, {
      preview: (taken, at) => {
        const part = partAt(taken);
        const { points } = latest.current.leg;
        setPreview([points[part], drawnPoint(at), points[part + 1]].flatMap((point) => point ?? []));
      },
      end: (taken, at) => {
        setPreview(null);
        if (at) latest.current.onBend(latest.current.leg.to, partAt(taken), storedPoint(at));
      },
    });
  }, [map, line, partAt]);
  const clicks = useMemo(
    () =>
      singleClicks(map, () => latest.current.insets, {
        place: (at) => latest.current.onPlace(drawnPoint(at)),
        settle: (at) => latest.current.onInsert(latest.current.leg.to, partAt(at), storedPoint(at)),
        drop: () => latest.current.onPlace(null),
      }),
    [map, partAt],
  );
  useEffect(() => clicks.cancel, [clicks]);
  useEvents(line, { click: clicks.click, dblclick: clicks.cancel });
  return preview && <Line points={preview} className={classes.preview} />;
}
