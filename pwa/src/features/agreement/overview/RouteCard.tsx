import { Anchor, Text } from "@mantine/core";
import { useMemo } from "react";
import { Link } from "react-router";
import { routeLine } from "shared-schema/itinerary/routeLine";
import { ChartMap } from "../../../map/ChartMap.tsx";
import { RouteLayer } from "../../../map/route/RouteLayer.tsx";
import { useText } from "../../../ui/i18n.ts";
import { Block } from "../frame/Block.tsx";
import { sectionAddress } from "../frame/nav/sections.ts";
import { useMarkers } from "../frame/summary/useMarkers.ts";
import { useWorkspace } from "../frame/workspace/workspace.ts";
import { overviewMessages } from "./messages.ts";
import classes from "./overview.module.css";

/** The cruise on the chart. */
export function RouteCard() {
  const t = useText(overviewMessages);
  const { id, agreement } = useWorkspace();
  const markers = useMarkers();
  const line = useMemo(() => routeLine(agreement.waypoints), [agreement.waypoints]);
  return (
    <Block
      title={t("overview.map")}
      actions={
        <Anchor component={Link} to={sectionAddress(id, "mapping")}>
          {t("overview.map.open")}
        </Anchor>
      }
    >
      {markers.length === 0 ? (
        <Text c="dimmed">{t("overview.map.none")}</Text>
      ) : (
        <div className={classes.chart}>
          <ChartMap label={t("overview.map.chart")} fit={markers} inPage>
            <RouteLayer points={markers} line={line} />
          </ChartMap>
        </div>
      )}
    </Block>
  );
}
