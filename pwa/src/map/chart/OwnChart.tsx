import { Button } from "@mantine/core";
import L from "leaflet";
import { useEffect, useMemo, useRef, useState } from "react";
import type { ChartTheme } from "shared-schema/geo/chart/theme";
import { useLanguage, useText } from "../../ui/i18n.ts";
import { useMap } from "../leaflet/mapContext.ts";
import classes from "../map.module.css";
import { mapMessages } from "../messages.ts";
import type { MarkPoint } from "../points.ts";
import { ChartLayer } from "./chartLayer.ts";

type Drawn = "pending" | "late" | "whole" | "lacks-coast" | "failed";

/** A chart that comes sooner than this is not announced, ms: the first one brings 2 MB over a slow line. */
const LATE_MS = 1_000;

interface Props {
  theme: ChartTheme;
  /** The waypoints, which the chart's own names leave free with their names. */
  marks: readonly MarkPoint[];
}

/** Lays the chart under everything else; says so where it lacks coast or cannot be drawn. */
export function OwnChart({ theme, marks }: Props) {
  const map = useMap();
  const t = useText(mapMessages);
  const language = useLanguage();
  const [drawn, setDrawn] = useState<Drawn>("pending");
  const [attempt, setAttempt] = useState(0);
  const [layer, setLayer] = useState<ChartLayer | null>(null);
  const unknown = t("map.unknown");
  const style = useMemo(() => ({ theme, unknown, marks }), [theme, unknown, marks]);
  const first = useRef(style);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt draws the chart again
  useEffect(() => {
    const made = new ChartLayer({
      language,
      style: first.current,
      onDrawn: (lacksCoast) => setDrawn(lacksCoast ? "lacks-coast" : "whole"),
      onFailed: () => setDrawn("failed"),
    });
    made.addTo(map);
    setLayer(made);
    setDrawn("pending");
    const late = setTimeout(() => setDrawn((now) => (now === "pending" ? "late" : now)), LATE_MS);
    return () => {
      clearTimeout(late);
      made.remove();
    };
  }, [map, language, attempt]);
  useEffect(() => {
    first.current = style;
    layer?.setStyle(style);
  }, [layer, style]);
  return (
    <div className={classes.unknown} role="status" ref={keepClicks}>
      {drawn === "failed" && (
        <>
          {t("map.failed")}{" "}
          <Button size="compact-sm" variant="default" onClick={() => setAttempt(attempt + 1)}>
            {t("map.redraw")}
          </Button>
        </>
      )}
      {drawn === "late" && t("map.loading")}
      {drawn === "lacks-coast" && t("map.unknownNote")}
    </div>
  );
}

/** A click on the button is none on the chart. */
function keepClicks(element: HTMLElement | null): void {
  if (element) L.DomEvent.disableClickPropagation(element);
}
