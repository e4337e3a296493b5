import type { ChartLayer } from "shared-schema/api/chartLayer";

/** A layer of tiles over the chart that may be shown and saved. */
export interface Source {
  key: string;
  name: string;
  /** Addresses, which are the keys of saved tiles as well: the server's own stay right when its name changes. */
  templates: readonly string[];
  attribution: string;
  minZoom: number;
  maxNativeZoom: number;
  /** A worker draws its tiles: they are vectors, or come out of an archive. Others are images that the browser shows. */
  isDrawn: boolean;
}

/** A layer that the operator of the server has added. */
export function sourceOf(layer: ChartLayer): Source {
  return {
    key: layer.id,
    name: layer.name,
    templates: [layer.template],
    attribution: layer.attribution,
    minZoom: layer.min_zoom,
    maxNativeZoom: layer.max_zoom,
    isDrawn: layer.format === "mvt" || layer.format === "pmtiles",
  };
}
