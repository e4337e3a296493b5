import "leaflet/dist/leaflet.css";
import { useComputedColorScheme } from "@mantine/core";
import type { ReactNode } from "react";
import { AttributionControl, MapContainer, ZoomControl } from "react-leaflet";
import { useText } from "../ui/i18n.ts";
import { ChartTiles } from "./ChartTiles.tsx";
import { boundsOf, FitRoute, WHOLE_ROUTE } from "./FitRoute.tsx";
import { FollowSize } from "./FollowSize.tsx";
import classes from "./map.module.css";
import { mapMessages } from "./messages.ts";
import type { Source } from "./offline/sources.ts";
import { DEFAULT_ZOOM, HOME, type MapPoint, toLatLng } from "./points.ts";
import { ScaleNm } from "./ScaleNm.tsx";
import { SourceTiles } from "./SourceTiles.tsx";

interface Props {
  /** What the chart is of, for those who do not see it. */
  label: string;
  /** What it shows when it opens. */
  fit: readonly MapPoint[];
  /** Fits again whenever this rises. */
  fitRequest?: number;
  /** What lies over the chart. */
  over?: readonly Source[];
  children?: ReactNode;
}

/** A nautical chart of the project's own tiles, with attribution and a scale in nautical miles. */
export function ChartMap({ label, fit, fitRequest = 0, over = [], children }: Props) {
  const t = useText(mapMessages);
  const scheme = useComputedColorScheme("light");
  // Without a detour over its first waypoint; an empty chart stays where it is when one falls on it.
  const opening =
    fit.length > 0
      ? { bounds: boundsOf(fit), boundsOptions: WHOLE_ROUTE }
      : { center: toLatLng(HOME), zoom: DEFAULT_ZOOM };
  return (
    <section className={classes.frame} aria-label={label}>
      <MapContainer
        className={classes.map ?? ""}
        {...opening}
        minZoom={2}
        worldCopyJump
        attributionControl={false}
        zoomControl={false}
      >
        <ChartTiles theme={scheme === "dark" ? "night" : "day"} />
        {over.map((source) => (
          <SourceTiles key={source.key} source={source} />
        ))}
        <ZoomControl key={t("map.zoomIn")} zoomInTitle={t("map.zoomIn")} zoomOutTitle={t("map.zoomOut")} />
        <AttributionControl prefix={false} />
        <ScaleNm />
        <FollowSize />
        <FitRoute points={fit} request={fitRequest} />
        {children}
      </MapContainer>
    </section>
  );
}
