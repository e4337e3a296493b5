import { statSync } from "node:fs";
import { basename, extname } from "node:path";
import type { ChartLayer } from "shared-schema/api/chartLayer";
import type { Log } from "../log.ts";
import { openPmtiles } from "../tiles/pmtiles.ts";
import { imageFormatOf, type TileArchive, type TileFormat } from "../tiles/tileArchive.ts";

/** The operator's file of chart tiles, served from here. */
export interface ChartFile {
  /** Null where there is no file, or none that can be used. */
  layer: ChartLayer | null;
  /**
   * A tile of the layer. An image's format is told by its own bytes. Null where there is none, or where it is no image; a
   * vector tile that the file lacks is empty.
   */
  read(layer: string, z: number, x: number, y: number): Promise<{ bytes: Uint8Array; format: TileFormat } | null>;
}

/** The server without a file of chart tiles. */
export const NO_CHART_FILE: ChartFile = { layer: null, read: async () => null };

/** Opens a PMTiles file, read-only. One that cannot be used is named in the log, and the server goes on without it. */
export async function openChartFile(path: string | null, log: Log): Promise<ChartFile> {
  if (path === null) return NO_CHART_FILE;
  try {
    const archive = await openPmtiles(path);
    const id = slug(path);
    return {
      layer: layerOf(id, archive, path),
      async read(layer, z, x, y) {
        if (layer !== id || z < archive.minZoom || z > archive.maxZoom || x >= 2 ** z || y >= 2 ** z) return null;
        const bytes = await archive.tile(z, x, y);
        if (archive.format === "mvt") return { bytes: bytes ?? new Uint8Array(), format: "mvt" };
        const format = bytes && imageFormatOf(bytes);
        return bytes && format ? { bytes, format } : null;
      },
    };
  } catch (error) {
    log.error({ err: error, file: basename(path) }, "The file of CHART_FILE is not served");
    return NO_CHART_FILE;
  }
}

/** A file's name as it is written in addresses. */
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
