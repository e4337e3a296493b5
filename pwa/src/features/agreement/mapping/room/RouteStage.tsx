import type { ReactNode } from "react";
import type { Insets } from "#map/insets.ts";
import { Notice } from "#ui/feedback/Notice.tsx";
import { RouteChart } from "../chart/RouteChart.tsx";
import { StaleTracks } from "../leg/StaleTracks.tsx";
import { AddingNotices } from "../place/AddingNotices.tsx";
import { RoutingStatus } from "../routing/RoutingStatus.tsx";
import type { RouteEditor } from "../useRouteEditor.ts";
import { DemotedCall } from "../waypoint/DemotedCall.tsx";
import { RouteTools } from "./RouteTools.tsx";
import classes from "./room.module.css";

/** Height of a notice at the chart's foot, px. */
const NOTICE = 64;

interface Props {
  editor: RouteEditor;
  /** The widths of the chart's edges that panels cover. */
  insets: Insets;
  zoomAt: "topleft" | "topright";
  children?: ReactNode;
}

/** The chart with its tools and what is said of the last edit; that lies on the chart, so that nothing moves under the pointer. */
export function RouteStage({ editor, insets, zoomAt, children }: Props) {
  // A route that is framed with a new waypoint keeps clear of what is said of it.
  const free = editor.adding.added === null ? insets : { ...insets, bottom: insets.bottom + NOTICE };
  return (
    <div className={classes.stage}>
      <RouteChart editor={editor} insets={free} zoomAt={zoomAt} />
      <RouteTools editor={editor} />
      {children}
      <div className={classes.over}>
        {editor.refusal !== null && <Notice tone="alarm">{editor.refusal}</Notice>}
        <AddingNotices editor={editor} />
        <DemotedCall editor={editor} />
        <StaleTracks editor={editor} />
        <RoutingStatus routing={editor.routing} />
      </div>
    </div>
  );
}
