import type L from "leaflet";
import { useCallback, useEffect, useRef } from "react";

/**
 * Returns how to move a chart that may be in the middle of a zoom: Leaflet ignores other moves until it has ended, and ends it
 * at the center that it began with. The returned function runs a move now, or at the end of the zoom, and gives back how to
 * cancel it.
 */
export function useWhenStill(map: L.Map): (move: () => void) => () => void {
  const isZooming = useRef(false);
  useEffect(() => {
    const note = ({ type }: { type: string }) => {
      isZooming.current = type === "zoomstart";
    };
    map.on("zoomstart zoomend", note);
    return () => void map.off("zoomstart zoomend", note);
  }, [map]);
  return useCallback(
    (move) => {
      if (!isZooming.current) {
        move();
        return () => {};
      }
      map.once("zoomend", move);
      return () => void map.off("zoomend", move);
    },
    [map],
  );
}
