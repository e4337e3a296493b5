import { ActionIcon } from "@mantine/core";
import { useCallback, useMemo, useState } from "react";
import { routeLegs, routeLine } from "shared-schema/itinerary/routeLine";
import { ChartMap } from "#map/ChartMap.tsx";
import { ClickToPlace } from "#map/ClickToPlace.tsx";
import type { Insets } from "#map/insets.ts";
import { KeepChosenInView } from "#map/KeepChosenInView.tsx";
import { sourceOf } from "#map/offline/sources.ts";
import type { MapPoint, MarkerPoint } from "#map/points.ts";
import { TEMPORARY_ID } from "#map/points.ts";
import { LegLayer } from "#map/route/LegLayer.tsx";
import { RouteLayer } from "#map/route/RouteLayer.tsx";
import { isBeyondChart } from "#map/scale.ts";
import { type ChartView, WatchView } from "#map/WatchView.tsx";
import { useChartLayers } from "#store/offline/chartLayers.ts";
import { useText } from "#ui/i18n.ts";
import { useMarkers } from "../../frame/summary/useMarkers.ts";
import { useWorkspace } from "../../frame/workspace/workspace.ts";
import { editingMessages } from "../editingMessages.ts";
import { FitIcon } from "../icons.tsx";
import classes from "../mapping.module.css";
import { mappingMessages } from "../messages.ts";
import type { RouteEditor } from "../useRouteEditor.ts";
import { ChartLayers } from "./ChartLayers.tsx";
import { HeldFigures } from "./HeldFigures.tsx";

interface Props {
  editor: RouteEditor;
  /** The widths of the chart's edges that panels cover. */
  insets: Insets;
  zoomAt: "topleft" | "topright";
}

/** The chart on which the route is drawn. */
export function RouteChart({ editor, insets, zoomAt }: Props) {
  const t = useText(mappingMessages);
  const { agreement, may, plan } = useWorkspace();
  const [fitRequest, setFitRequest] = useState(0);
  const { framed, openings, selected } = editor;
  // A waypoint is framed once it is on the route.
  const framing = framed !== null && agreement.waypoints[framed.id] ? framed.count : 0;
  const noteOf = useCallback((id: string, at: MapPoint) => plan && <HeldFigures plan={plan} id={id} at={at} />, [plan]);
  const markers = useMarkers(editor.selected);
  const line = useMemo(() => routeLine(agreement.waypoints), [agreement.waypoints]);
  const whole = useMemo(() => [...markers, ...line], [markers, line]);
  const edits = useText(editingMessages);
  const legs = useMemo(() => routeLegs(agreement.waypoints), [agreement.waypoints]);
  const [view, setView] = useState<ChartView | null>(null);
  const layers = useChartLayers();
  const sources = useMemo(() => layers.map(sourceOf), [layers]);
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  // Where the planning chart ends, an operator's chart takes over, unless its reader has chosen otherwise.
  const isBeyond = view !== null && isBeyondChart(view.zoom, (view.south + view.north) / 2);
  const shown = chosen ?? (isBeyond ? sources.map(({ key }) => key) : []);
  const over = sources.filter(({ key }) => shown.includes(key));
  const placing: MarkerPoint[] = editor.temporary
    ? [{ ...editor.temporary, id: TEMPORARY_ID, label: t("mapping.temporary"), kind: "temporary" }]
    : [];
  return (
    <div className={classes.chart}>
      <ChartMap
        label={t("mapping.chart")}
        fit={whole}
        marks={markers}
        fitRequest={fitRequest + framing}
        insets={insets}
        zoomAt={zoomAt}
        over={over}
      >
        <WatchView onView={setView} />
        <KeepChosenInView chosen={(selected !== null && agreement.waypoints[selected]) || null} request={openings} />
        <RouteLayer
          points={[...markers, ...placing]}
          line={line}
          draggable={may.terms}
          onSelect={editor.open}
          onMove={editor.move}
          noteOf={noteOf}
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
        {may.terms && (
          <ClickToPlace
            onPlace={editor.place}
            onSettle={(at) => editor.adding.add(at, "tapped")}
            onDrop={() => editor.place(null)}
          />
        )}
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
        <ChartLayers view={view} sources={sources} shown={shown} onShow={setChosen} />
      </div>
    </div>
  );
}
