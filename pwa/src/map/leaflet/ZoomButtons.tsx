import L from "leaflet";
import { useEffect } from "react";
import { useMap } from "./mapContext.ts";

interface Props {
  /** A corner of the chart, or an element beside it. */
  at: "topleft" | "topright" | HTMLElement;
  zoomInTitle: string;
  zoomOutTitle: string;
}

/** The buttons to zoom; made again when the language changes, as Leaflet names them once. */
export function ZoomButtons({ at, zoomInTitle, zoomOutTitle }: Props) {
  const map = useMap();
  useEffect(() => {
    const corner = typeof at === "string" ? { position: at } : {};
    const buttons = L.control.zoom({ ...corner, zoomInTitle, zoomOutTitle }).addTo(map);
    const container = buttons.getContainer();
    if (typeof at !== "string" && container) at.append(container);
    return () => {
      buttons.remove();
    };
  }, [map, at, zoomInTitle, zoomOutTitle]);
  return null;
}
