import type L from "leaflet";
import { useEffect, useRef, useState } from "react";
import { type MapPoint, toLatLng } from "../points.ts";
import { FlatMarker } from "./flatMarker.ts";
import { useEvents } from "./useEvents.ts";
import { useLayer } from "./useLayer.ts";

interface MarkerOptions {
  at: MapPoint;
  icon: L.DivIcon;
  /** Its name: what a pointer that rests on it shows, and a screen reader says. */
  label: string;
  draggable: boolean;
  /** Pixels by which it lies above others of the same latitude. */
  raised: number;
}

/** A marker on the chart that follows its options. */
export function useMarker({ at, icon, label, draggable, raised }: MarkerOptions): L.Marker {
  const [marker] = useState(() => new FlatMarker(toLatLng(at), { icon, draggable, zIndexOffset: raised }));
  const held = useRef(false);
  useLayer(marker);
  useEvents(marker, {
    dragstart: () => {
      held.current = true;
    },
    dragend: () => {
      held.current = false;
    },
  });
  useEffect(() => {
    if (marker.getIcon() !== icon) marker.setIcon(icon);
    // Leaflet names an element when it makes it, and not again.
    marker.getElement()?.setAttribute("title", label);
    marker.getElement()?.setAttribute("aria-label", label);
  }, [marker, icon, label]);
  useEffect(() => {
    marker.setZIndexOffset(raised);
  }, [marker, raised]);
  useEffect(() => {
    if (draggable) marker.dragging?.enable();
    else marker.dragging?.disable();
  }, [marker, draggable]);
  // At every render: a marker that was dragged where it may not be goes back.
  useEffect(() => {
    if (!held.current) marker.setLatLng(toLatLng(at));
  });
  return marker;
}
