import { useEffect, useRef, useState } from "react";
import type { Frame } from "shared-schema/geo/chart/projection";
import type { ShorePaths } from "shared-schema/geo/chart/svgPath";
import { latestWins } from "../../workers/plan/latestWins.ts";
import { landIn } from "../../workers/plan/locate.ts";

interface Land {
  frame: Frame;
  paths: ShorePaths;
}

/**
 * Land and coast in a frame of the chart; null until they are there, and where they cannot be had.
 * @param frame the same object while it is the same frame; null: none is wanted
 */
export function useLand(frame: Frame | null): ShorePaths | null {
  const [land, setLand] = useState<Land | null>(null);
  const ask = useRef<((frame: Frame) => void) | null>(null);
  useEffect(() => {
    ask.current = latestWins(landIn, (paths, asked) => setLand(paths && { frame: asked, paths }));
  }, []);
  useEffect(() => {
    if (frame) ask.current?.(frame);
  }, [frame]);
  return land && land.frame === frame ? land.paths : null;
}
