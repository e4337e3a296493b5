import { useEffect, useRef } from "react";
import { useInsets } from "./insets.ts";
import { useMap } from "./leaflet/mapContext.ts";
import { useWhenStill } from "./leaflet/useWhenStill.ts";
import { type MapPoint, toLatLng } from "./points.ts";

/** A chosen place keeps so far from what lies on the edges, px: its name is beside it. */
const TOP_LEFT = [60, 24] as const;
const BOTTOM_RIGHT = [120, 60] as const;

/** Moves the chart as far as it takes to show a place, each time one is chosen. */
export function KeepChosenInView({ chosen, request }: { chosen: MapPoint | null; request: number }) {
  const map = useMap();
  const insets = useInsets();
  const latest = useRef({ chosen, insets });
  useEffect(() => {
    latest.current = { chosen, insets };
  });
  const whenStill = useWhenStill(map);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a choice moves the chart, a waypoint that is dragged does not
  useEffect(() => {
    if (!latest.current.chosen) return;
    // A panel that opens with the choice changes the size of the chart first.
    const show = () => {
      const { chosen: at, insets: over } = latest.current;
      if (!at) return;
      map.panInside(toLatLng(at), {
        paddingTopLeft: [TOP_LEFT[0] + over.left, TOP_LEFT[1] + over.top],
        paddingBottomRight: [BOTTOM_RIGHT[0] + over.right, BOTTOM_RIGHT[1] + over.bottom],
      });
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
