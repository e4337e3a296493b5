import L from "leaflet";

/**
 * A marker that the browser paints together with the others. Leaflet moves each by a transform in three dimensions, which
 * makes each a layer of its own for the compositor: with the marks of 60 waypoints, sorting those took half of every frame
 * of a drag.
 */
export class FlatMarker extends L.Marker {
  /** Leaflet places the marker by this, and in three dimensions again while it is dragged. */
  protected _setPos(at: L.Point): void {
    const element = this.getElement();
    if (!element) return;
    L.DomUtil.setPosition(element, at);
    element.style.transform = `translate(${at.x}px, ${at.y}px)`;
    element.style.zIndex = String(at.y + (this.options.zIndexOffset ?? 0));
  }
}
