import L, { type LatLng, type Map as LeafletMap } from "leaflet";

/** A finger trembles that much without meaning to drag, px. */
const TREMBLE = 6;

interface LineDrag {
  /** While it goes on: where it was taken, and where it is now. */
  preview(taken: LatLng, at: LatLng): void;
  /** It was let go at a place, or not dragged at all. */
  end(taken: LatLng, at: LatLng | null): void;
}

/** Lets a line of the chart be dragged with mouse, finger or pen. @returns how to stop */
export function draggableLine(map: LeafletMap, element: Element, { preview, end }: LineDrag): () => void {
  let taken: { x: number; y: number; at: LatLng; pointer: number } | null = null;
  let dragged = false;
  const down = (event: Event) => {
    if (!(event instanceof PointerEvent) || !event.isPrimary || event.button !== 0) return;
    taken = { x: event.clientX, y: event.clientY, at: map.mouseEventToLatLng(event), pointer: event.pointerId };
    dragged = false;
    // The chart would move with the finger otherwise.
    map.dragging.disable();
    element.setPointerCapture(event.pointerId);
  };
  const move = (event: Event) => {
    if (!(event instanceof PointerEvent) || taken?.pointer !== event.pointerId) return;
    dragged ||= Math.hypot(event.clientX - taken.x, event.clientY - taken.y) > TREMBLE;
    if (dragged) preview(taken.at, map.mouseEventToLatLng(event));
  };
  const up = (event: Event) => {
    if (!(event instanceof PointerEvent) || taken?.pointer !== event.pointerId) return;
    map.dragging.enable();
    end(taken.at, dragged && event.type === "pointerup" ? map.mouseEventToLatLng(event) : null);
    taken = null;
  };
  // The click event after a drag does not count as a click.
  const click = (event: Event) => {
    if (dragged) L.DomEvent.stop(event);
    dragged = false;
  };
  const heard: [string, (event: Event) => void][] = [
    ["pointerdown", down],
    ["pointermove", move],
    ["pointerup", up],
    ["pointercancel", up],
    ["click", click],
  ];
  for (const [name, listener] of heard) element.addEventListener(name, listener);
  return () => {
    for (const [name, listener] of heard) element.removeEventListener(name, listener);
    if (taken) map.dragging.enable();
  };
}
