import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { Line } from "../leaflet/Line.tsx";
import { useMap } from "../leaflet/mapContext.ts";
import { useEvents } from "../leaflet/useEvents.ts";
import classes from "../map.module.css";
import { drawnMarks } from "../marks/markNames.ts";
import type { MapPoint, MarkerPoint } from "../points.ts";
import { HeldNote } from "./HeldNote.tsx";
import { LegArrows } from "./LegArrows.tsx";
import { cutAtWaypoints, lineWhileHeld } from "./legShapes.ts";
import { RouteMarker } from "./RouteMarker.tsx";

interface Props {
  points: readonly MarkerPoint[];
  /** The way between them with its track points. */
  line: readonly MapPoint[];
  draggable?: boolean;
  onSelect?(id: string): void;
  onMove?(id: string, to: MapPoint): void;
  /** Returns the note beside a waypoint while it is held at a position. */
  noteOf?(id: string, at: MapPoint): ReactNode;
}

/** The route: its line, and a marker for each waypoint. While one is dragged its legs follow, and no other marker renders. */
export function RouteLayer(props: Props) {
  const { points, line, draggable = false, noteOf } = props;
  const map = useMap();
  const [zoom, setZoom] = useState(() => map.getZoom());
  const [held, setHeld] = useState<{ id: string; at: MapPoint } | null>(null);
  useEvents(map, { zoomend: () => setZoom(map.getZoom()) });
  const legs = useMemo(() => cutAtWaypoints(points, line), [points, line]);
  const shown = lineWhileHeld(points, line, legs, held);
  const marked = useMemo(
    () =>
      drawnMarks(map, zoom, points).map(({ point, kind = point.kind, written }) => ({
        point: kind === point.kind ? point : { ...point, kind },
        written,
      })),
    [map, zoom, points],
  );
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  const select = useCallback((id: string) => latest.current.onSelect?.(id), []);
  const move = useCallback((id: string, to: MapPoint) => latest.current.onMove?.(id, to), []);
  const drag = useCallback((id: string, at: MapPoint | null) => setHeld(at && { id, at }), []);
  return (
    <>
      <Line points={shown} className={classes.casing} />
      <Line points={shown} className={classes.line} />
      <LegArrows legs={legs} zoom={zoom} held={held && points.findIndex(({ id }) => id === held.id)} />
      {held && noteOf && <HeldNote at={held.at}>{noteOf(held.id, held.at)}</HeldNote>}
      {marked.map(({ point, written }) => (
        <RouteMarker
          key={point.id}
          point={point}
          text={written?.text ?? ""}
          side={written?.side ?? "right"}
          zoom={zoom}
          draggable={draggable}
          isHeld={held?.id === point.id}
          onSelect={select}
          onMove={move}
          onDrag={drag}
        />
      ))}
    </>
  );
}
