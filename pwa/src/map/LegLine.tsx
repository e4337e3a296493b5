import type { LatLng, LeafletMouseEvent, Polyline as LeafletPolyline } from "leaflet";
import { useEffect, useMemo, useRef, useState } from "react";
import { Polyline, useMap } from "react-leaflet";
import { singleClicks } from "./clicks.ts";
import { type LegHandlers, type MapLeg, nearestPart } from "./legs.ts";
import { draggableLine } from "./lineDrag.ts";
import classes from "./map.module.css";
import { roundPoint, toLatLng } from "./points.ts";

interface Props extends LegHandlers {
  leg: MapLeg;
}

/** One leg to take hold of: a click puts a waypoint on it, dragging bends it. */
export function LegLine(props: Props) {
  const map = useMap();
  const line = useRef<LeafletPolyline>(null);
  const [preview, setPreview] = useState<[number, number][] | null>(null);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  const partAt = useMemo(() => (at: LatLng) => nearestPart(map, latest.current.leg.points, at), [map]);
  useEffect(() => {
    const element = line.current?.getElement();
    if (!element) return;
    return draggableLine(map, element, {
      preview: (taken, at) => {
        const part = partAt(taken);
        const { points } = latest.current.leg;
        const ends = [points[part], roundPoint(at), points[part + 1]];
        setPreview(ends.flatMap((point) => (point ? [toLatLng(point)] : [])));
      },
      end: (taken, at) => {
        setPreview(null);
        if (at) latest.current.onBend(latest.current.leg.to, partAt(taken), roundPoint(at));
      },
    });
  }, [map, partAt]);
  const clicks = useMemo(
    () =>
      singleClicks(map, {
        place: (at) => latest.current.onPlace(roundPoint(at)),
        settle: (at) => latest.current.onInsert(latest.current.leg.to, partAt(at), roundPoint(at)),
        drop: () => latest.current.onPlace(null),
      }),
    [map, partAt],
  );
  useEffect(() => clicks.cancel, [clicks]);
  return (
    <>
      <Polyline
        ref={line}
        positions={props.leg.points.map(toLatLng)}
        className={classes.hold ?? ""}
        bubblingMouseEvents={false}
        eventHandlers={{ click: (event: LeafletMouseEvent) => clicks.click(event), dblclick: clicks.cancel }}
      />
      {preview && <Polyline positions={preview} className={classes.preview ?? ""} interactive={false} />}
    </>
  );
}
