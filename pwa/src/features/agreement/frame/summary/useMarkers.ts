import { useMemo } from "react";
import { routeStops } from "shared-schema/itinerary/routeLine";
import type { MarkerKind, MarkerPoint } from "#map/points.ts";
import { useWorkspace } from "../workspace/workspace.ts";
import { usePlaceName } from "./usePlaceName.ts";

/** The waypoints as the chart shows them: their colour tells first, last, calls and the selected one. */
export function useMarkers(selected: string | null = null): MarkerPoint[] {
  const { agreement } = useWorkspace();
  const place = usePlaceName();
  return useMemo(() => {
    const stops = routeStops(agreement.waypoints);
    return stops.map(({ id, latitude, longitude, is_call }, index) => ({
      id,
      latitude,
      longitude,
      label: `${index + 1} · ${place(id)}`,
      number: index + 1,
      ...(is_call && { name: place(id) }),
      kind: id === selected ? "selected" : kindOf(index, stops.length, is_call),
    }));
  }, [agreement.waypoints, place, selected]);
}

function kindOf(index: number, count: number, isCall: boolean): MarkerKind {
  if (index === 0) return "first";
  if (index === count - 1) return "last";
  return isCall ? "call" : "plain";
}
