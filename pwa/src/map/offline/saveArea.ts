import L from "leaflet";
import { downloadTile, getBlobByKey, removeTile, saveTile, type TileInfo, tileLayerOffline } from "leaflet.offline";
import { forgetArea, keepArea, readAreas, type SavedArea } from "./areas.ts";

/** More than this is a download for the office, not for a mobile connection at sea. */
export const MAX_TILES = 4_000;
/** At once; a server that serves others, too, is not flooded. */
const PARALLEL = 4;

export type AreaFrame = Pick<
  SavedArea,
  "source" | "templates" | "south" | "west" | "north" | "east" | "minZoom" | "maxZoom"
>;

/** Every tile of an area, coarse ones first, so that what is broken off is useful. */
export function tilesOf(area: AreaFrame): TileInfo[] {
  const layers = area.templates.map((template) => tileLayerOffline(template, {}));
  const tiles: TileInfo[] = [];
  for (let zoom = area.minZoom; zoom <= area.maxZoom; zoom += 1) {
    const corner = (latitude: number, longitude: number) =>
      L.CRS.EPSG3857.latLngToPoint(L.latLng(latitude, longitude), zoom);
    const bounds = L.bounds(corner(area.north, area.west), corner(area.south, area.east));
    for (const layer of layers) tiles.push(...layer.getTileUrls(bounds, zoom).flatMap((tile) => onEarth(tile, zoom)));
  }
  return tiles;
}

/** How many tiles an area has, without listing them. */
export function countTiles(area: AreaFrame): number {
  let count = 0;
  for (let zoom = area.minZoom; zoom <= area.maxZoom; zoom += 1) {
    const a = L.CRS.EPSG3857.latLngToPoint(L.latLng(area.north, area.west), zoom).divideBy(256).floor();
    const b = L.CRS.EPSG3857.latLngToPoint(L.latLng(area.south, area.east), zoom).divideBy(256).floor();
    count += (b.x - a.x + 1) * (b.y - a.y + 1) * area.templates.length;
  }
  return count;
}

/** Rows beyond the poles do not exist. */
function onEarth(tile: TileInfo, zoom: number): TileInfo[] {
  return tile.y < 0 || tile.y >= 2 ** zoom || tile.x < 0 || tile.x >= 2 ** zoom ? [] : [tile];
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
      const size = await keptSize(tile);
      if (size !== null) area = { ...area, saved: area.saved + 1, bytes: area.bytes + size };
      onProgress(area);
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, next));
  keepArea(area);
  return area;
}

/** Bytes of a tile once it is on this device; null when it could not be had. */
async function keptSize(tile: TileInfo): Promise<number | null> {
  try {
    const known: Blob | undefined = await getBlobByKey(tile.key);
    if (known) return known.size;
    const blob = await downloadTile(tile.url);
    await saveTile(tile, blob);
    return blob.size;
  } catch {
    return null;
  }
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

/** A saved chart tile as SVG; null when none is saved. */
export async function savedChartTile(template: string, { x, y, z }: L.Coords): Promise<string | null> {
  // Nothing is looked up on devices that have saved nothing.
  if (!readAreas().some(({ source }) => source === "chart")) return null;
  const key = template.replace("{z}", String(z)).replace("{x}", String(x)).replace("{y}", String(y));
  const blob: Blob | undefined = await getBlobByKey(key).catch(() => undefined);
  return blob ? blob.text() : null;
}
