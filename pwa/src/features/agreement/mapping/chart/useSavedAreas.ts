import { useEffect, useRef, useState } from "react";
import { readAreas, type SavedArea } from "#map/offline/areas.ts";
import { type AreaFrame, deleteArea, saveArea } from "#map/offline/saveArea.ts";

/** The areas saved on this device, and the one that is being saved. */
export interface SavedAreas {
  areas: readonly SavedArea[];
  running: SavedArea | null;
  save(name: string, frame: AreaFrame): Promise<void>;
  resume(area: SavedArea): Promise<void>;
  stop(): void;
  remove(area: SavedArea): Promise<void>;
}

export function useSavedAreas(): SavedAreas {
  const [areas, setAreas] = useState<readonly SavedArea[]>(readAreas);
  const [running, setRunning] = useState<SavedArea | null>(null);
  const download = useRef<AbortController | null>(null);
  // Tiles saved so far stay, and the download can be resumed.
  useEffect(() => () => download.current?.abort(), []);

  const resume = async (area: SavedArea) => {
    download.current?.abort();
    const mine = new AbortController();
    download.current = mine;
    setRunning(area);
    await saveArea(area, { signal: mine.signal, onProgress: setRunning });
    setAreas(readAreas());
    if (download.current === mine) setRunning(null);
  };
  return {
    areas,
    running,
    resume,
    save: (name, frame) => resume({ ...frame, id: crypto.randomUUID(), name, tiles: 0, saved: 0, bytes: 0 }),
    stop: () => download.current?.abort(),
    remove: async (area) => setAreas(await deleteArea(area)),
  };
}
