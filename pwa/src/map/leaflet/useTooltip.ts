import type L from "leaflet";
import { useEffect, useState } from "react";

/** Shows a text above a marker while a pointer or the focus is on it. */
export function useTooltip(marker: L.Marker, text: string): void {
  // An element, as Leaflet takes a string for HTML, and names are typed by anybody.
  const [content] = useState(() => document.createElement("span"));
  useEffect(() => {
    marker.bindTooltip(content, { direction: "top", offset: [0, -8] });
    return () => {
      marker.unbindTooltip();
    };
  }, [marker, content]);
  useEffect(() => {
    content.textContent = text;
    marker.getTooltip()?.update();
  }, [marker, content, text]);
}
