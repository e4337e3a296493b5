import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import type { FoundPlace } from "shared-schema/geo/places/search/search";
import { z } from "zod";
import { placeInState } from "#base/placeState.ts";

/** The state with which the search opens the route. A history entry outlives versions of the app, so it is read, not trusted. */
const placeState = z.object({ place: placeInState });

/** A place that was chosen in the app's search is appended once, when the route is on screen. */
export function usePlaceFromSearch(append: (place: FoundPlace) => Promise<void>): void {
  const { state, pathname, key } = useLocation();
  const navigate = useNavigate();
  const taken = useRef<string | null>(null);
  useEffect(() => {
    const place = placeState.safeParse(state).data?.place;
    if (!place || taken.current === key) return;
    taken.current = key;
    // Another visit of this entry of the history adds nothing.
    void navigate(pathname, { replace: true, state: null });
    void append(place);
  }, [append, key, navigate, pathname, state]);
}
