import { Tabs } from "@mantine/core";
import { useDidUpdate, useLocalStorage } from "@mantine/hooks";
import { useEffect } from "react";
import { useLocation } from "react-router";
import { useText } from "#ui/i18n.ts";
import { frameMessages } from "../../frame/messages.ts";
import { SummaryFold } from "../../frame/summary/SummaryFold.tsx";
import type { RouteEditor } from "../useRouteEditor.ts";
import { DrawerHeights } from "./DrawerHeights.tsx";
import { DetailPanels, DetailTabs } from "./details/Details.tsx";
import { RouteLine } from "./details/RouteLine.tsx";
import { type Height, heightOf } from "./heights.ts";
import { useRoomTab } from "./kept.ts";
import { RouteStage } from "./RouteStage.tsx";
import classes from "./room.module.css";
import { insetsOf } from "./roomInsets.ts";
import { WaypointPanel } from "./WaypointPanel.tsx";

/**
 * The layout for large screens: the chart is the room. Waypoints and summary lie on it and fold, and legs, waters and fuel are in a
 * drawer over its foot, which begins lowered.
 */
export function RouteRoom({ editor }: { editor: RouteEditor }) {
  const frame = useText(frameMessages);
  const [stored, setHeight] = useLocalStorage<string>({
    key: "passerelle.drawer",
    defaultValue: "low",
    getInitialValueInEffect: false,
  });
  const height = heightOf(stored, "low");
  const [isFolded, fold] = useFoldedList(editor);
  const { detail, choose } = useRoomTab(editor);
  const raise = (to: Height) => setHeight(to);
  return (
    <div className={classes.room} data-drawer={height} data-folded={isFolded || undefined}>
      <div className={classes.beside} data-scrolls data-open={editor.selected !== null || undefined}>
        <WaypointPanel editor={editor} folding={{ isFolded, fold }} />
      </div>
      <RouteStage editor={editor} insets={insetsOf(height, isFolded)} zoomAt="topright">
        <aside className={classes.summary} aria-label={frame("agreement.summary")}>
          <SummaryFold />
        </aside>
      </RouteStage>
      <Tabs
        className={classes.drawer}
        value={detail}
        onChange={(chosen) => {
          choose(chosen);
          if (height === "low") raise("half");
        }}
      >
        <div className={classes.bar}>
          <Tabs.List>
            <DetailTabs />
          </Tabs.List>
          {height === "low" && <RouteLine />}
          <DrawerHeights height={height} onHeight={raise} />
        </div>
        {height !== "low" && (
          <div className={classes.drawn} data-scrolls>
            <DetailPanels editor={editor} />
          </div>
        )}
      </Tabs>
    </div>
  );
}

/** Whether the list is folded, on this device. It unfolds for a waypoint that is chosen and for a field that a link names. */
function useFoldedList({ openings, selected }: RouteEditor): readonly [boolean, (folded: boolean) => void] {
  const [isFolded, fold] = useLocalStorage({
    key: "passerelle.waypoints",
    defaultValue: false,
    getInitialValueInEffect: false,
  });
  const { hash, key } = useLocation();
  useDidUpdate(() => {
    if (selected !== null) fold(false);
  }, [openings, selected]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key makes a second jump to the same field one
  useEffect(() => {
    if (hash !== "") fold(false);
  }, [hash, key]);
  return [isFolded, fold];
}
