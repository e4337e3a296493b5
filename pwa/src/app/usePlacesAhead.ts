import { useEffect } from "react";
import { ensurePlaces } from "../store/places.ts";

/** Fetches the names of countries and ports while there is a connection, before a screen needs them without one. */
export function usePlacesAhead(): void {
  useEffect(() => {
    for (const name of ["countries", "ports"] as const) {
      ensurePlaces(name).catch(() => {
        // Not to be had now: the screen that shows them asks again.
      });
    }
  }, []);
}
