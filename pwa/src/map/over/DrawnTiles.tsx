import { useEffect, useState } from "react";
import { useLanguage, useText } from "../../ui/i18n.ts";
import { useNight } from "../../ui/theme/useNight.ts";
import type { TileFailure } from "../../workers/tiles/failure.ts";
import { useMap } from "../leaflet/mapContext.ts";
import classes from "../map.module.css";
import { mapMessages } from "../messages.ts";
import type { Source } from "../offline/sources.ts";
import { DrawnLayer } from "./drawnLayer.ts";

/** An operator's vector tiles or archive over the chart. Where it cannot be drawn, it says so and the chart stays. */
export function DrawnTiles({ source }: { source: Source }) {
  const map = useMap();
  const t = useText(mapMessages);
  const language = useLanguage();
  const theme = useNight() ? "night" : "day";
  const [failure, setFailure] = useState<TileFailure | null>(null);
  useEffect(() => {
    const layer = new DrawnLayer({ source, theme, language, onState: setFailure });
    layer.addTo(map);
    return () => {
      layer.off();
      layer.remove();
    };
  }, [map, source, theme, language]);
  return (
    <div className={classes.layerNote} role="status">
      {failure && t(`map.layer.${failure}`, { name: source.name })}
    </div>
  );
}
