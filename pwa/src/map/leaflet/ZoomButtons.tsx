import L from "leaflet";
import { useEffect } from "react";
import { useMap } from "./mapContext.ts";

interface Props {
  at: "topleft" | "topright";
  zoomInTitle: string;
  zoomOutTitle: string;
}

/** The buttons to zoom; made again when the language changes, as Leaflet names them once. */
export function ZoomButtons({ at, zoomInTitle, zoomOutTitle }: Props) {
  const map = useMap();
  useEffect(() => {
    const buttons = L.control.zoom({ position: at, zoomInTitle, zoomOutTitle }).addTo(map);
    return () => {
      buttons.remove();
    };
  }, [map, at, zoomInTitle, zoomOutTitle]);
  return null;
}
