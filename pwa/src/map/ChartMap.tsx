import "leaflet/dist/leaflet.css";
import type L from "leaflet";
import type { ReactNode } from "react";
import { useText } from "../ui/i18n.ts";
import { useNight } from "../ui/theme/useNight.ts";
import { OwnChart } from "./chart/OwnChart.tsx";
import { Degrees } from "./Degrees.tsx";
import { FitRoute, fitRoute } from "./FitRoute.tsx";
import { FollowSize } from "./FollowSize.tsx";
import { PageGestures } from "./gestures/PageGestures.tsx";
import { type Insets, InsetsContext, NO_INSETS } from "./insets.ts";
import { KeepInView } from "./KeepInView.tsx";
import { MapView } from "./leaflet/MapView.tsx";
import { ZoomButtons } from "./leaflet/ZoomButtons.tsx";
import classes from "./map.module.css";
import { mapMessages } from "./messages.ts";
import type { Source } from "./offline/sources.ts";
import { DrawnTiles } from "./over/DrawnTiles.tsx";
import { ImageTiles } from "./over/ImageTiles.tsx";
import { DEFAULT_ZOOM, HOME, type MapPoint, type MarkPoint, toLatLng } from "./points.ts";
import { ScaleNm } from "./ScaleNm.tsx";

interface Props {
  /** The chart's accessible name. */
  label: string;
  /** The points in view when it opens. */
  fit: readonly MapPoint[];
  /** The marks that names on the chart keep clear of, with their own names; `fit` by default. */
  marks?: readonly MarkPoint[];
  /** Fits again whenever this rises. */
  fitRequest?: number;
  /** The widths of the chart's edges that panels cover: the route is fitted, and degrees are written, between them. */
  insets?: Insets;
  /** Where the buttons to zoom are: in a corner, or in an element beside the chart, null until it is there. */
  zoomAt?: "topleft" | "topright" | HTMLElement | null;
  /**
   * For a chart in a page that scrolls: one finger and the wheel scroll the page, and two fingers or the wheel with
   * Ctrl move the chart. On a chart that fills the screen, one finger moves it.
   */
  inPage?: boolean;
  /** The layers over the chart. */
  over?: readonly Source[];
  children?: ReactNode;
}

/** The project's own chart, with attribution and a scale in nautical miles. */
export function ChartMap({
  label,
  fit,
  marks = fit,
  fitRequest = 0,
  insets = NO_INSETS,
  zoomAt = "topleft",
  inPage = false,
  over = [],
  children,
}: Props) {
  const t = useText(mapMessages);
  const isNight = useNight();
  // Without a detour over its first waypoint; an empty chart stays where it is when one falls on it.
  const open = (map: L.Map) => {
    if (fit.length > 0) fitRoute(map, fit, insets);
    else map.setView(toLatLng(HOME), DEFAULT_ZOOM);
  };
  return (
    <section className={classes.frame} aria-label={label} data-in-page={inPage || undefined}>
      <InsetsContext value={insets}>
        <MapView className={classes.map} open={open}>
          <OwnChart theme={isNight ? "night" : "day"} marks={marks} />
          <div className={classes.layerNotes}>
            {over.map((source) =>
              source.isDrawn ? (
                <DrawnTiles key={source.key} source={source} />
              ) : (
                <ImageTiles key={source.key} source={source} />
              ),
            )}
          </div>
          {zoomAt && <ZoomButtons at={zoomAt} zoomInTitle={t("map.zoomIn")} zoomOutTitle={t("map.zoomOut")} />}
          <Degrees />
          <ScaleNm above={over} />
          {inPage && <PageGestures />}
          <FollowSize points={fit} />
          <FitRoute points={fit} request={fitRequest} />
          <KeepInView points={fit} />
          {children}
        </MapView>
      </InsetsContext>
    </section>
  );
}
