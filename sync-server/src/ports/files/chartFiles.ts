import { readdirSync, statSync } from "node:fs";
import { basename, extname, join } from "node:path";
import type { ChartLayer } from "shared-schema/api/chartLayer";
import type { Log } from "../log.ts";
import { openPmtiles } from "../tiles/pmtiles.ts";
import { imageFormatOf, type TileArchive, type TileFormat } from "../tiles/tileArchive.ts";

/** The operator's files of chart tiles, served from here. */
export interface ChartFiles {
  layers: readonly ChartLayer[];
  /**
   * A tile of a layer. An image's format is told by its own bytes. Null where there is none, or where it is no image; a
   * vector tile that the file lacks is empty.
   */
  read(layer: string, z: number, x: number, y: number): Promise<{ bytes: Uint8Array; format: TileFormat } | null>;
}

const NONE: ChartFiles = { layers: [], read: async () => null };

const ENDINGS: readonly string[] = [".mbtiles", ".pmtiles"];

/**
 * Opens the files of a folder, read-only. One that cannot be used is left out and named in the log: the others are served.
 * @param openMbtiles opens the files that are databases
 */
export async function folderCharts(
  folder: string | null,
  openMbtiles: (path: string) => TileArchive,
  log: Log,
): Promise<ChartFiles> {
  if (folder === null) return NONE;
  const archives = new Map<string, TileArchive>();
  const layers: ChartLayer[] = [];
  for (const file of namesIn(folder, log)) {
    const path = join(folder, file);
    const id = slug(file);
    try {
      if (archives.has(id)) throw new Error(`another file is served as «${id}» already`);
      const archive = extname(file) === ".mbtiles" ? openMbtiles(path) : await openPmtiles(path);
      layers.push(layerOf(id, archive, path));
      archives.set(id, archive);
    } catch (error) {
      log.error({ err: error, file }, "This chart file is not served");
    }
  }
  return {
    layers,
    async read(layer, z, x, y) {
      const archive = archives.get(layer);
      if (!archive || z < archive.minZoom || z > archive.maxZoom || x >= 2 ** z || y >= 2 ** z) return null;
      const bytes = await archive.tile(z, x, y);
      if (archive.format === "mvt") return { bytes: bytes ?? new Uint8Array(), format: "mvt" };
      const format = bytes && imageFormatOf(bytes);
      return bytes && format ? { bytes, format } : null;
    },
  };
}

function namesIn(folder: string, log: Log): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => ENDINGS.includes(extname(name)))
      .sort();
  } catch (error) {
    log.error({ err: error, folder }, "The folder of CHART_FILES cannot be read");
    return [];
  }
}

/** A file's name as it stands in addresses. */
function slug(file: string): string {
  const plain = basename(file, extname(file)).toLowerCase();
  return (
    plain
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-|-$/g, "")
      .slice(0, 60) || "chart"
  );
}

function layerOf(id: string, archive: TileArchive, path: string): ChartLayer {
  // A file that was replaced has new addresses, so that no device mixes its tiles with the old ones.
  const version = Math.round(statSync(path).mtimeMs).toString(36);
  return {
    id,
    name: archive.name || id,
    template: `/charts/files/${id}/{z}/{x}/{y}?v=${version}`,
    attribution: archive.attribution,
    min_zoom: archive.minZoom,
    max_zoom: archive.maxZoom,
    format: archive.format,
  };
}
