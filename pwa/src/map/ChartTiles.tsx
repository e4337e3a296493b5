import { useEffect, useState } from "react";
import { useMap } from "react-leaflet";
import { useText } from "../ui/i18n.ts";
import type { ChartTheme } from "../workers/charts/tile.ts";
import { chartLayer } from "./chartLayer.ts";
import classes from "./map.module.css";
import { mapMessages } from "./messages.ts";

/** Lays the chart under everything else, anew when day turns to night; says so where it lacks coast. */
export function ChartTiles({ theme }: { theme: ChartTheme }) {
  const map = useMap();
  const t = useText(mapMessages);
  const [lacks, setLacks] = useState(false);
  const unknown = t("map.unknown");
  useEffect(() => {
    const layer = chartLayer({ theme, unknown, onUnknown: setLacks }).addTo(map);
    return () => {
      layer.remove();
      setLacks(false);
    };
  }, [map, theme, unknown]);
  return (
    <p className={classes.unknown} role="status">
      {lacks && t("map.unknownNote")}
    </p>
  );
}
