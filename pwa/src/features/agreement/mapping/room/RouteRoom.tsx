import { Tabs } from "@mantine/core";
import { useLocalStorage } from "@mantine/hooks";
import { useText } from "#ui/i18n.ts";
import { frameMessages } from "../../frame/messages.ts";
import { SummaryFold } from "../../frame/summary/SummaryFold.tsx";
import type { RouteEditor } from "../useRouteEditor.ts";
import { DrawerHeights } from "./DrawerHeights.tsx";
import { DetailPanels, DetailTabs } from "./details/Details.tsx";
import { type Height, heightOf } from "./heights.ts";
import { useRoomTab } from "./kept.ts";
import { RouteStage } from "./RouteStage.tsx";
import classes from "./room.module.css";
import { WaypointPanel } from "./WaypointPanel.tsx";

/**
 * The layout for large screens: the waypoints beside the chart, the summary on it, and legs, waters and fuel in a
 * drawer below.
 */
export function RouteRoom({ editor }: { editor: RouteEditor }) {
  const frame = useText(frameMessages);
  const [stored, setHeight] = useLocalStorage<Height>({
    key: "passerelle.drawer",
    defaultValue: "half",
    getInitialValueInEffect: false,
  });
  const height = heightOf(stored);
  const { detail, choose } = useRoomTab(editor);
  return (
    <div className={classes.room} data-drawer={height}>
      <div className={classes.beside} data-scrolls>
        <WaypointPanel editor={editor} />
      </div>
      <RouteStage editor={editor}>
        <aside className={classes.summary} aria-label={frame("agreement.summary")}>
          <SummaryFold />
        </aside>
      </RouteStage>
      <Tabs
        className={classes.drawer}
        value={detail}
        onChange={(chosen) => {
          choose(chosen);
          if (height === "low") setHeight("half");
        }}
      >
        <div className={classes.bar}>
          <Tabs.List>
            <DetailTabs />
          </Tabs.List>
          <DrawerHeights height={height} onHeight={setHeight} />
        </div>
        <div className={classes.drawn}>
          <DetailPanels editor={editor} />
        </div>
      </Tabs>
    </div>
  );
}
