import { UnstyledButton } from "@mantine/core";
import type { DerivedWaypoint } from "shared-schema/itinerary/derive";
import { useCountryName } from "../../../forms/useCountryName.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { useText } from "../../../ui/i18n.ts";
import { Loading } from "../../../ui/Loading.tsx";
import { StatusTag } from "../../../ui/StatusTag.tsx";
import { useShow } from "../frame/show.ts";
import { useMarkers } from "../frame/useMarkers.ts";
import { usePlaceName } from "../frame/usePlaceName.ts";
import { useWorkspace } from "../frame/workspace.ts";
import classes from "./mapping.module.css";
import { mappingMessages } from "./messages.ts";
import { useIssueTexts } from "./useIssueTexts.ts";
import type { RouteEditor } from "./useRouteEditor.ts";
import { WaypointTimes } from "./WaypointTimes.tsx";

/** The waypoints in sailing order: what the chart shows, for the eye, the keyboard and the screen reader. */
export function WaypointList({ editor }: { editor: RouteEditor }) {
  const t = useText(mappingMessages);
  const { agreement, plan } = useWorkspace();
  if (Object.keys(agreement.waypoints).length === 0) {
    return <EmptyState title={t("mapping.waypoints.none")}>{t("mapping.waypoints.none.hint")}</EmptyState>;
  }
  if (!plan) return <Loading lines={4} />;
  return (
    <ol className={classes.list}>
      {plan.itinerary.waypoints.map((waypoint) => (
        <li key={waypoint.id}>
          <WaypointItem waypoint={waypoint} editor={editor} />
        </li>
      ))}
    </ol>
  );
}

function WaypointItem({ waypoint, editor }: { waypoint: DerivedWaypoint; editor: RouteEditor }) {
  const t = useText(mappingMessages);
  const show = useShow();
  const place = usePlaceName();
  const countryName = useCountryName();
  const kind = useMarkers(editor.selected).find(({ id }) => id === waypoint.id)?.kind;
  const texts = useIssueTexts();
  const country = countryName(waypoint.geoname.country?.iso ?? null) ?? t("mapping.highSeas");
  return (
    <UnstyledButton
      className={classes.item}
      aria-pressed={editor.selected === waypoint.id}
      onClick={() => editor.select(waypoint.id)}
    >
      <span className={classes.sn} data-kind={kind}>
        {waypoint.sn}
      </span>
      <span className={classes.what}>
        <span className={classes.headline}>
          <span className={classes.place}>{place(waypoint.id)}</span>
          <span className={classes.toGo}>{t("mapping.toGo", { nm: show.nm(waypoint.distance_to_go) })}</span>
        </span>
        <span className={classes.tags}>
          {country}
          {waypoint.is_call && <StatusTag tone="calm">{t("mapping.call")}</StatusTag>}
          {waypoint.is_routing && <StatusTag tone="plain">{t("mapping.routing")}</StatusTag>}
        </span>
        <WaypointTimes waypoint={waypoint} />
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
