import type L from "leaflet";
import { useEffect } from "react";

/** Hears events of the chart or of a layer, always with the handlers of the last render. */
export function useEvents(target: L.Evented, handlers: L.LeafletEventHandlerFnMap): void {
  useEffect(() => {
    target.on(handlers);
    return () => {
      target.off(handlers);
    };
  });
}
