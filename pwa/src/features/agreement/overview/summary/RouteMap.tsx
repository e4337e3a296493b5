import { Text } from "@mantine/core";
import { useMemo, useState } from "react";
import { routeLine } from "shared-schema/itinerary/routeLine";
import { ChartMap } from "#map/ChartMap.tsx";
import { RouteLayer } from "#map/route/RouteLayer.tsx";
import { useText } from "#ui/i18n.ts";
import { TextLink } from "#ui/TextLink.tsx";
import { sectionAddress } from "../../frame/nav/sections.ts";
import { useMarkers } from "../../frame/summary/useMarkers.ts";
import { useWorkspace } from "../../frame/workspace/workspace.ts";
import { overviewMessages } from "../messages.ts";
import classes from "./summary.module.css";

/** The waypoints of the cruise on the chart. */
export function RouteMap() {
  const t = useText(overviewMessages);
  const { id, agreement } = useWorkspace();
  const markers = useMarkers();
  const line = useMemo(() => routeLine(agreement.waypoints), [agreement.waypoints]);
  // On so small a chart they would cover waypoints and their names.
  const [besideLink, setBesideLink] = useState<HTMLElement | null>(null);
  return (
    <>
      {markers.length === 0 ? (
        <Text c="dimmed">{t("overview.map.none")}</Text>
      ) : (
        <div className={classes.chart}>
          <ChartMap label={t("overview.map.chart")} fit={markers} zoomAt={besideLink} inPage>
            <RouteLayer points={markers} line={line} />
          </ChartMap>
        </div>
      )}
      <div className={classes.foot}>
        <TextLink to={sectionAddress(id, "mapping")} size="sm" className={classes.link}>
          {t("overview.map.open")}
        </TextLink>
        <div ref={setBesideLink} className={classes.zoom} />
      </div>
    </>
  );
}
