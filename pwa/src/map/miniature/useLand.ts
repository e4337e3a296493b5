import { useEffect, useRef, useState } from "react";
import type { Frame } from "shared-schema/geo/chart/projection";
import { latestWins } from "../../workers/plan/latestWins.ts";
import { landIn } from "../../workers/plan/locate.ts";

interface Land {
  frame: Frame;
  paths: readonly string[];
}

/**
 * The land in a frame of the chart, as paths in half pixels; nothing until it is there, and where it cannot be had.
 * @param frame the same object while it is the same frame; null: none is wanted
 */
export function useLand(frame: Frame | null): readonly string[] {
  const [land, setLand] = useState<Land | null>(null);
  const ask = useRef<((frame: Frame) => void) | null>(null);
  useEffect(() => {
    ask.current = latestWins(landIn, (paths, asked) => setLand(paths && { frame: asked, paths }));
  }, []);
  useEffect(() => {
    if (frame) ask.current?.(frame);
  }, [frame]);
  return land && land.frame === frame ? land.paths : [];
}
