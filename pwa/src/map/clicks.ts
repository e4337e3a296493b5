import type { LatLng, Map as LeafletMap, LeafletMouseEvent } from "leaflet";
import type { Insets } from "./insets.ts";

/** A click waits this long, so that the first half of a quick double click is none. */
const CLICK_DELAY_MS = 80;
/** People double-click more slowly than that: what a click placed is kept only when no second one follows in this time. */
const SETTLE_MS = 280;
/** A click this near to an edge, as a share of what is uncovered of the map, brings the place to the middle of that. */
const EDGE_SHARE = 0.15;

export interface SingleClick {
  /** The click was no part of a quick double click: show where it fell. */
  place(at: LatLng): void;
  /** No second click followed: keep it. */
  settle(at: LatLng): void;
  /** It was the first half of a double click after all. */
  drop(): void;
}

/**
 * Tells single from double clicks.
 * @param insets the edges that are covered at the time of a click
 * @returns the listener for the map's clicks, and a function that stops it
 */
export function singleClicks(map: LeafletMap, insets: () => Insets, handlers: SingleClick) {
  let placing: ReturnType<typeof setTimeout> | undefined;
  let settling: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => {
    clearTimeout(placing);
    if (settling !== undefined) handlers.drop();
    clearTimeout(settling);
    settling = undefined;
  };
  const click = ({ latlng, originalEvent }: LeafletMouseEvent) => {
    cancel();
    if (originalEvent.detail > 1) return;
    placing = setTimeout(() => {
      handlers.place(latlng);
      panFromEdge(map, insets(), latlng);
      settling = setTimeout(() => {
        settling = undefined;
        handlers.settle(latlng);
      }, SETTLE_MS);
    }, CLICK_DELAY_MS);
  };
  return { click, cancel };
}

function panFromEdge(map: LeafletMap, { top, right, bottom, left }: Insets, at: LatLng): void {
  const size = map.getSize();
  const [width, height] = [size.x - left - right, size.y - top - bottom];
  const point = map.latLngToContainerPoint(at);
  const [across, down] = [(point.x - left) / width, (point.y - top) / height];
  const isNearEdge = [across, down].some((share) => share < EDGE_SHARE || share > 1 - EDGE_SHARE);
  if (isNearEdge) map.panBy([(across - 0.5) * width, (down - 0.5) * height]);
}
