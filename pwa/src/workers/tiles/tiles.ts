import { startWorker } from "../startWorker.ts";
import { BUSY_MS } from "./limits.ts";
import type { Drawn, TileLook, TileWorker } from "./tileWorker.ts";

const worker = startWorker<TileWorker>(
  () => new Worker(new URL("./tileWorker.ts", import.meta.url), { type: "module" }),
);

/** Draws the tile of a layer at an address. @param kept its bytes, where this device has them */
export function drawTile(url: string, kept: Blob | null, look: TileLook): Promise<Drawn> {
  return worker.askWithin(BUSY_MS, (remote) => remote.draw(url, kept, look));
}

/** The bytes of the tile at an address, for it to be kept; null where they cannot be had. */
export function fetchTile(url: string): Promise<ArrayBuffer | null> {
  return worker.askWithin(BUSY_MS, (remote) => remote.read(url));
}
