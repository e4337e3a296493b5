import { UnstyledButton } from "@mantine/core";
import type { DerivedWaypoint } from "shared-schema/itinerary/derive";
import { nightsAt } from "shared-schema/itinerary/nights";
import type { MarkerKind } from "#map/points.ts";
import { useText } from "#ui/i18n.ts";
import { EmptyState } from "#ui/layout/EmptyState.tsx";
import { Loading } from "#ui/layout/Loading.tsx";
import { StatusTag } from "#ui/marks/StatusTag.tsx";
import { useShow } from "../../frame/format/format.ts";
import { useMarkers } from "../../frame/summary/useMarkers.ts";
import { usePlaceName } from "../../frame/summary/usePlaceName.ts";
import { useWorkspace } from "../../frame/workspace/workspace.ts";
import classes from "../mapping.module.css";
import { mappingMessages } from "../messages.ts";
import type { RouteEditor } from "../useRouteEditor.ts";
import { useIssueTexts } from "./useIssueTexts.ts";
import { WaypointForm } from "./WaypointForm.tsx";

/** The waypoints in sailing order: what the chart shows, for the eye, the keyboard and the screen reader. */
export function WaypointList({ editor }: { editor: RouteEditor }) {
  const t = useText(mappingMessages);
  const { agreement, plan } = useWorkspace();
  const markers = useMarkers(editor.selected);
  if (Object.keys(agreement.waypoints).length === 0) {
    return <EmptyState title={t("mapping.waypoints.none")}>{t("mapping.waypoints.none.hint")}</EmptyState>;
  }
  if (!plan) return <Loading lines={4} />;
  const kinds = new Map(markers.map(({ id, kind }) => [id, kind]));
  const distances = new Map(plan.itinerary.legs.map(({ to, nm }) => [to, nm]));
  return (
    <ol className={classes.list}>
      {plan.itinerary.waypoints.map((waypoint) => (
        <li key={waypoint.id}>
          <WaypointItem
            waypoint={waypoint}
            kind={kinds.get(waypoint.id)}
            nm={distances.get(waypoint.id) ?? null}
            editor={editor}
          />
          {waypoint.id === editor.selected && <WaypointForm editor={editor} />}
        </li>
      ))}
    </ol>
  );
}

interface ItemProps {
  waypoint: DerivedWaypoint;
  /** As on the chart; undefined until the chart has it. */
  kind: MarkerKind | undefined;
  /** Of the leg that leads to it. */
  nm: number | null;
  editor: RouteEditor;
}

function WaypointItem({ waypoint, kind, nm, editor }: ItemProps) {
  const t = useText(mappingMessages);
  const show = useShow();
  const place = usePlaceName();
  const texts = useIssueTexts();
  const { arrival, departure, timezone } = waypoint;
  const nights = nightsAt(waypoint);
  const moment = arrival ?? departure;
  const word = t(arrival ? "mapping.arrival" : "mapping.departure");
  return (
    <UnstyledButton
      className={classes.item}
      aria-expanded={editor.selected === waypoint.id}
      onClick={() => editor.open(waypoint.id)}
    >
      <span className={classes.sn} data-kind={kind}>
        {waypoint.sn}
      </span>
      <span className={classes.what}>
        <span className={classes.headline}>
          <span className={classes.place}>{place(waypoint.id)}</span>
          {nm !== null && <span className={classes.toGo}>{show.nm(nm)}</span>}
        </span>
        <span className={classes.facts}>
          {moment && `${word} ${show.scheduled(moment, timezone)}`}
          {nights !== null && nights > 0 && <span>{t("mapping.nights.count", { count: nights })}</span>}
          {waypoint.is_call && <StatusTag tone="calm">{t("mapping.call")}</StatusTag>}
          {waypoint.is_routing && <StatusTag tone="plain">{t("mapping.routing")}</StatusTag>}
        </span>
        <Issues tone="alarm" texts={texts(Object.values(waypoint.errors).flat())} />
        <Issues tone="wait" texts={texts(Object.values(waypoint.warnings).flat())} />
      </span>
    </UnstyledButton>
  );
}

function Issues({ tone, texts }: { tone: "alarm" | "wait"; texts: readonly string[] }) {
  return texts.map((text) => (
    <span key={text} className={classes.issue} data-tone={tone}>
      {text}
    </span>
  ));
}
