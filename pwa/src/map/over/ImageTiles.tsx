import type { TileEvent } from "leaflet";
import { tileLayerOffline } from "leaflet.offline";
import { useEffect } from "react";
import { useMap } from "../leaflet/mapContext.ts";
import type { Source } from "../offline/sources.ts";
import { escaped } from "./credits.ts";

/** An operator's images over the chart: those that are saved come from this device. */
export function ImageTiles({ source }: { source: Source }) {
  const map = useMap();
  useEffect(() => {
    const [template] = source.templates;
    if (template === undefined) return;
    const layer = tileLayerOffline(template, {
      attribution: escaped(source.attribution),
      minZoom: source.minZoom,
      maxNativeZoom: source.maxNativeZoom,
      maxZoom: 16,
    });
    // Object addresses of saved tiles would hold their pictures for as long as the page lives.
    const revoke = ({ tile }: TileEvent) => {
      if (tile instanceof HTMLImageElement && tile.src.startsWith("blob:")) URL.revokeObjectURL(tile.src);
    };
    layer.on("tileload", revoke);
    layer.on("tileerror", revoke);
    layer.addTo(map);
    return () => {
      layer.remove();
    };
  }, [map, source]);
  return null;
}
