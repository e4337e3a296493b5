import type { ReactNode } from "react";
import { Notice } from "#ui/feedback/Notice.tsx";
import { RouteChart } from "../chart/RouteChart.tsx";
import { StaleTracks } from "../leg/StaleTracks.tsx";
import { AddingNotices } from "../place/AddingNotices.tsx";
import { RoutingStatus } from "../routing/RoutingStatus.tsx";
import type { RouteEditor } from "../useRouteEditor.ts";
import { DemotedCall } from "../waypoint/DemotedCall.tsx";
import { RouteTools } from "./RouteTools.tsx";
import classes from "./room.module.css";

/** The chart with its tools and what is said of the last edit; that lies on the chart, so that nothing moves under the pointer. */
export function RouteStage({ editor, children }: { editor: RouteEditor; children?: ReactNode }) {
  return (
    <div className={classes.stage}>
      <RouteChart editor={editor} />
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
