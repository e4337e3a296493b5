import L from "leaflet";
import { downloadTile, getBlobByKey, removeTile, saveTile, type TileInfo, tileLayerOffline } from "leaflet.offline";
import { TILE_PIXELS } from "shared-schema/geo/chart/projection";
import { fetchTile } from "../../workers/tiles/tiles.ts";
import { forgetArea, keepArea, type SavedArea } from "./areas.ts";
import { tileRanges } from "./tileRanges.ts";

/** More than this is a download for the office, not for a mobile connection at sea. */
export const MAX_TILES = 4_000;
/** At once; a server that serves others, too, is not flooded. */
const PARALLEL = 4;

export type AreaFrame = Pick<
  SavedArea,
  "source" | "templates" | "isDrawn" | "south" | "west" | "north" | "east" | "minZoom" | "maxZoom"
>;

/** Every tile of an area, coarse ones first, so that what is broken off is useful. */
function tilesOf(area: AreaFrame): TileInfo[] {
  const layers = area.templates.map((template) => tileLayerOffline(template, {}));
  const tiles: TileInfo[] = [];
  for (let zoom = area.minZoom; zoom <= area.maxZoom; zoom += 1) {
    for (const { columns, rows } of tileRanges(area, zoom)) {
      const pixels = L.bounds(
        [columns[0] * TILE_PIXELS, rows[0] * TILE_PIXELS],
        [(columns[1] + 1) * TILE_PIXELS - 1, (rows[1] + 1) * TILE_PIXELS - 1],
      );
      for (const layer of layers) tiles.push(...layer.getTileUrls(pixels, zoom));
    }
  }
  return tiles;
}

/** Counts the tiles of an area, without listing them. */
export function countTiles(area: AreaFrame): number {
  let count = 0;
  for (let zoom = area.minZoom; zoom <= area.maxZoom; zoom += 1) {
    for (const { columns, rows } of tileRanges(area, zoom)) {
      count += (columns[1] - columns[0] + 1) * (rows[1] - rows[0] + 1) * area.templates.length;
    }
  }
  return count;
}

interface Options {
  signal: AbortSignal;
  onProgress(area: SavedArea): void;
}

/**
 * Saves an area, or goes on where it was broken off: tiles that are there are not fetched again. A tile that fails is left
 * out and counted, and harms no other. @returns the area as it is by then
 */
export async function saveArea(started: SavedArea, { signal, onProgress }: Options): Promise<SavedArea> {
  const waiting = tilesOf(started);
  let area: SavedArea = { ...started, tiles: waiting.length, saved: 0, bytes: 0 };
  keepArea(area);
  const next = async (): Promise<void> => {
    for (let tile = waiting.shift(); tile && !signal.aborted; tile = waiting.shift()) {
      const size = await keptSize(tile, started.isDrawn);
      if (size !== null) area = { ...area, saved: area.saved + 1, bytes: area.bytes + size };
      onProgress(area);
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, next));
  keepArea(area);
  return area;
}

/** Bytes of a tile once it is on this device; null when it could not be had. */
async function keptSize(tile: TileInfo, isDrawn: boolean): Promise<number | null> {
  try {
    const known: Blob | undefined = await getBlobByKey(tile.key);
    if (known) return known.size;
    const blob = isDrawn ? await drawnTile(tile.url) : await downloadTile(tile.url);
    if (!blob) return null;
    await saveTile(tile, blob);
    return blob.size;
  } catch {
    return null;
  }
}

/** The bytes of a tile that a worker draws; none of them where nothing lies on it. */
async function drawnTile(url: string): Promise<Blob | null> {
  const bytes = await fetchTile(url);
  return bytes && new Blob([bytes]);
}

/** Deletes an area with those of its tiles that no other one has. */
export async function deleteArea(area: SavedArea): Promise<SavedArea[]> {
  const rest = forgetArea(area.id);
  const needed = new Set(rest.flatMap(tilesOf).map(({ key }) => key));
  for (const { key } of tilesOf(area)) {
    if (!needed.has(key)) await removeTile(key);
  }
  return rest;
}
