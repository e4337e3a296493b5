import { useEffect, useRef, useState } from "react";
import type { Position } from "shared-schema/base/basics";
import type { FoundPlace } from "shared-schema/geo/places/search/search";
import { latestWins } from "./latestWins.ts";
import { findPlaces } from "./locate.ts";

const MOST = 8;

interface Found {
  query: string;
  places: readonly FoundPlace[];
}

interface Asked {
  query: string;
  near: Position | null;
}

/** The places that answer what is typed; null until the newest answer is there. */
export function useFoundPlaces(query: string, near: Position | null): readonly FoundPlace[] | null {
  const [found, setFound] = useState<Found>({ query: "", places: [] });
  const ask = useRef<((asked: Asked) => void) | null>(null);
  useEffect(() => {
    ask.current = latestWins(
      (asked: Asked) => findPlaces(asked.query, asked.near, MOST),
      (places, asked) => setFound({ query: asked.query, places: places ?? [] }),
    );
  }, []);
  const wanted = query.trim();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a route that changes under the list does not sort it again
  useEffect(() => {
    if (wanted !== "") ask.current?.({ query: wanted, near });
  }, [wanted]);
  if (wanted === "") return [];
  return found.query === wanted ? found.places : null;
}
