import type { Map as LeafletMap } from "leaflet";

/**
 * Leaves one finger and the plain wheel over a map to the page. Two fingers, and the wheel with Ctrl or ⌘, reach the map.
 * @param onLeft told that a gesture was left to the page
 * @returns how to stop
 */
export function pageGestures(map: LeafletMap, onLeft: (by: "touch" | "wheel") => void): () => void {
  const container = map.getContainer();
  const wheel = (event: WheelEvent) => {
    if (event.ctrlKey || event.metaKey) return;
    event.stopPropagation();
    onLeft("wheel");
  };
  const down = ({ pointerType }: PointerEvent) => {
    // Leaflet drags with the first finger; two fingers are its pinch, which moves the map as well.
    if (pointerType === "touch") map.dragging.disable();
    else map.dragging.enable();
  };
  const touchMove = ({ touches }: TouchEvent) => {
    if (touches.length === 1) onLeft("touch");
  };
  container.addEventListener("wheel", wheel, { capture: true });
  container.addEventListener("pointerdown", down, { capture: true });
  container.addEventListener("touchmove", touchMove, { capture: true, passive: true });
  return () => {
    container.removeEventListener("wheel", wheel, { capture: true });
    container.removeEventListener("pointerdown", down, { capture: true });
    container.removeEventListener("touchmove", touchMove, { capture: true });
    map.dragging.enable();
  };
}
