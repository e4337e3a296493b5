import L from "leaflet";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { MapContext } from "./mapContext.ts";

interface Props {
  className: string | undefined;
  /** Sets what the chart shows first; called once for each map. */
  open(map: L.Map): void;
  children: ReactNode;
}

/** Zooms are nearly continuous, and a notch of the wheel is about half of one. */
const OPTIONS: L.MapOptions = {
  minZoom: 2,
  maxZoom: 16,
  // `FollowSize` watches the box itself: it asks what was in view before Leaflet takes the new size.
  trackResize: false,
  zoomSnap: 0.1,
  wheelPxPerZoomLevel: 140,
  zoomControl: false,
};

/** A Leaflet map in a box of its own. Its children find it with `useMap` and are made again with it. */
export function MapView({ className, open, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const opening = useRef(open);
  const [map, setMap] = useState<L.Map | null>(null);
  useEffect(() => {
    if (!box.current) return;
    const made = L.map(box.current, OPTIONS);
    made.attributionControl.setPrefix(false);
    opening.current(made);
    setMap(made);
    return () => {
      setMap(null);
      endZoom(made);
      endWheel(made);
      made.remove();
    };
  }, []);
  return (
    <div ref={box} className={className}>
      {map && (
        <MapContext key={L.Util.stamp(map)} value={map}>
          {children}
        </MapContext>
      )}
    </div>
  );
}

/** Leaflet 1.9 ends the animation of a zoom by a timer that fails once the map is removed: it ends here. */
function endZoom(map: L.Map): void {
  const animated = map.getPane("mapPane")?.querySelector(".leaflet-proxy");
  animated?.dispatchEvent(new TransitionEvent(L.DomUtil.TRANSITION_END, { propertyName: "transform" }));
}

/** Leaflet 1.9 zooms by a timer after a notch of the wheel, which fails once the map is removed: it finds no other zoom to go to. */
function endWheel(map: L.Map): void {
  map.options.minZoom = map.getZoom();
  map.options.maxZoom = map.getZoom();
}
