import { ActionIcon } from "@mantine/core";
import { useMemo, useState } from "react";
import { legLine } from "shared-schema/itinerary/edit/legs";
import { ChartMap } from "../../../map/ChartMap.tsx";
import { ClickToPlace } from "../../../map/ClickToPlace.tsx";
import { LegLayer } from "../../../map/LegLayer.tsx";
import type { MapLeg } from "../../../map/legs.ts";
import { sourceOf } from "../../../map/offline/sources.ts";
import type { MarkerPoint } from "../../../map/points.ts";
import { TEMPORARY_ID } from "../../../map/points.ts";
import { RouteLayer } from "../../../map/RouteLayer.tsx";
import { type ChartView, WatchView } from "../../../map/WatchView.tsx";
import { useChartLayers } from "../../../store/chartLayers.ts";
import { useText } from "../../../ui/i18n.ts";
import { routeLine } from "../frame/route.ts";
import { useMarkers } from "../frame/useMarkers.ts";
import { useWorkspace } from "../frame/workspace.ts";
import { ChartLayers } from "./ChartLayers.tsx";
import { editingMessages } from "./editingMessages.ts";
import { FitIcon } from "./icons.tsx";
import classes from "./mapping.module.css";
import { mappingMessages } from "./messages.ts";
import type { RouteEditor } from "./useRouteEditor.ts";

/** The chart on which the route is drawn. */
export function RouteChart({ editor }: { editor: RouteEditor }) {
  const t = useText(mappingMessages);
  const { agreement, may } = useWorkspace();
  const [fitRequest, setFitRequest] = useState(0);
  const markers = useMarkers(editor.selected);
  const line = useMemo(() => routeLine(agreement.waypoints), [agreement.waypoints]);
  const edits = useText(editingMessages);
  const legs = useMemo(
    () =>
      Object.keys(agreement.waypoints).flatMap((to): Omit<MapLeg, "selected">[] => {
        const points = legLine(agreement.waypoints, to);
        return points.length > 1 ? [{ to, points }] : [];
      }),
    [agreement.waypoints],
  );
  const [view, setView] = useState<ChartView | null>(null);
  const layers = useChartLayers();
  const sources = useMemo(() => layers.map(sourceOf), [layers]);
  const [shown, setShown] = useState<readonly string[]>([]);
  const over = sources.filter(({ key }) => shown.includes(key));
  const placing: MarkerPoint[] = editor.temporary
    ? [{ ...editor.temporary, id: TEMPORARY_ID, label: t("mapping.temporary"), kind: "temporary" }]
    : [];
  return (
    <div className={classes.chart}>
      <ChartMap label={t("mapping.chart")} fit={markers} fitRequest={fitRequest} over={over}>
        <WatchView onView={setView} />
        <RouteLayer
          points={[...markers, ...placing]}
          line={line}
          draggable={may.terms}
          onSelect={editor.select}
          onMove={editor.move}
        />
        {may.terms && (
          <LegLayer
            legs={legs.map((leg) => ({ ...leg, selected: leg.to === editor.selected }))}
            bendLabel={(number) => edits("editing.bendMarker", { number })}
            onPlace={editor.place}
            onInsert={editor.legs.insert}
            onBend={editor.legs.bend}
            onMoveBend={editor.legs.moveBend}
          />
        )}
        {may.terms && <ClickToPlace onPlace={editor.place} onSettle={editor.add} onDrop={() => editor.place(null)} />}
      </ChartMap>
      <div className={classes.corner}>
        <ActionIcon
          variant="default"
          aria-label={t("mapping.fit")}
          title={t("mapping.fit")}
          disabled={markers.length === 0}
          onClick={() => setFitRequest(fitRequest + 1)}
        >
          <FitIcon />
        </ActionIcon>
        <ChartLayers view={view} sources={sources} shown={shown} onShow={setShown} />
      </div>
    </div>
  );
}
