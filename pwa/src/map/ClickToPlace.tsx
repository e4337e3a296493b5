import type { LatLng } from "leaflet";
import { useEffect, useRef } from "react";
import { type SingleClick, singleClicks } from "./clicks.ts";
import { useInsets } from "./insets.ts";
import { useMap } from "./leaflet/mapContext.ts";
import { drawnPoint, type MapPoint, storedPoint } from "./points.ts";

interface Props {
  /** A single click: where it fell, before it is kept. */
  onPlace(at: MapPoint): void;
  /** It stays: store it. */
  onSettle(at: MapPoint): void;
  onDrop(): void;
}

/** Turns single clicks on the chart into places; double clicks go on zooming. */
export function ClickToPlace(props: Props) {
  const map = useMap();
  const insets = useInsets();
  const latest = useRef({ ...props, insets });
  useEffect(() => {
    latest.current = { ...props, insets };
  });
  useEffect(() => {
    const handlers: SingleClick = {
      place: (at: LatLng) => latest.current.onPlace(drawnPoint(at)),
      settle: (at: LatLng) => latest.current.onSettle(storedPoint(at)),
      drop: () => latest.current.onDrop(),
    };
    const { click, cancel } = singleClicks(map, () => latest.current.insets, handlers);
    map.on("click", click);
    map.on("dblclick", cancel);
    return () => {
      map.off("click", click);
      map.off("dblclick", cancel);
      cancel();
    };
  }, [map]);
  return null;
}
