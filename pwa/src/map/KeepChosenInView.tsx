import { useEffect, useRef } from "react";
import { useMap } from "./leaflet/mapContext.ts";
import { useWhenStill } from "./leaflet/useWhenStill.ts";
import { type MapPoint, toLatLng } from "./points.ts";

/** A chosen place keeps so far from the edge, px: its name is beside it, and the tools lie above. */
const TOP_LEFT: [number, number] = [60, 80];
const BOTTOM_RIGHT: [number, number] = [120, 60];

/** Moves the chart as far as it takes to show a place, each time one is chosen. */
export function KeepChosenInView({ chosen, request }: { chosen: MapPoint | null; request: number }) {
  const map = useMap();
  const latest = useRef(chosen);
  useEffect(() => {
    latest.current = chosen;
  });
  const whenStill = useWhenStill(map);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a choice moves the chart, a waypoint that is dragged does not
  useEffect(() => {
    if (!latest.current) return;
    // A panel that opens with the choice changes the size of the chart first.
    const show = () => {
      const at = latest.current;
      if (at) map.panInside(toLatLng(at), { paddingTopLeft: TOP_LEFT, paddingBottomRight: BOTTOM_RIGHT });
    };
    const frame = requestAnimationFrame(show);
    const cancel = whenStill(show);
    return () => {
      cancelAnimationFrame(frame);
      cancel();
    };
  }, [map, request, whenStill]);
  return null;
}
