import L, { type LeafletKeyboardEvent, type Map as LeafletMap } from "leaflet";
import { type MapPoint, storedPoint, toLatLng } from "../points.ts";

/** Pixels that an arrow key moves what has the focus; with Shift, exactly one. */
const STEP = 10;

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * Returns the position to which an arrow key moves a point of the chart; null for every other key. The chart itself
 * does not get the key then.
 */
export function keyMove(map: LeafletMap, from: MapPoint, { originalEvent }: LeafletKeyboardEvent): MapPoint | null {
  const arrow = ARROWS[originalEvent.key];
  if (!arrow) return null;
  L.DomEvent.stop(originalEvent);
  const step = originalEvent.shiftKey ? 1 : STEP;
  const at = map.latLngToContainerPoint(toLatLng(from)).add(L.point(arrow[0], arrow[1]).multiplyBy(step));
  return storedPoint(map.containerPointToLatLng(at));
}
