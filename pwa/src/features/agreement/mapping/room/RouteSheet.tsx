import { Tabs, UnstyledButton } from "@mantine/core";
import { useDidUpdate } from "@mantine/hooks";
import { useRef, useState } from "react";
import { useText } from "#ui/i18n.ts";
import type { RouteEditor } from "../useRouteEditor.ts";
import { DetailPanels, DetailTabs } from "./details/Details.tsx";
import type { Height } from "./heights.ts";
import { useRoomTab } from "./kept.ts";
import { RouteStage } from "./RouteStage.tsx";
import classes from "./room.module.css";
import { SHEET_INSETS } from "./roomInsets.ts";
import { roomMessages } from "./roomMessages.ts";
import { useSheetDrag } from "./useSheetDrag.ts";
import { WaypointPanel } from "./WaypointPanel.tsx";

const NEXT: Readonly<Record<Height, Height>> = { low: "half", half: "high", high: "low" };

/** On a phone the chart is the screen, and waypoints, legs, waters and fuel lie on a sheet with three stops. */
export function RouteSheet({ editor }: { editor: RouteEditor }) {
  const t = useText(roomMessages);
  const [height, setHeight] = useState<Height>("half");
  const room = useRef<HTMLDivElement>(null);
  const { share, grip } = useSheetDrag(room, height, setHeight);
  const lift = () => setHeight((before) => (before === "low" ? "half" : before));
  const { tab, choose } = useRoomTab(editor, lift);
  // The sheet that typing raised uncovers the chart, where the new place and the way to take it back are shown.
  useDidUpdate(() => setHeight((before) => (before === "high" ? "half" : before)), [editor.framed]);
  return (
    <div ref={room} className={classes.room} data-sheet={height}>
      <RouteStage editor={editor} insets={SHEET_INSETS} zoomAt="topleft" />
      <Tabs
        className={classes.sheet}
        {...(share !== null && { style: { height: `${share * 100}%` } })}
        value={tab}
        onChange={(chosen) => {
          choose(chosen);
          lift();
        }}
      >
        <UnstyledButton
          className={classes.grip}
          aria-label={t(`room.sheet.${height}`)}
          onClick={() => setHeight(NEXT[height])}
          {...grip}
        />
        <Tabs.List>
          <Tabs.Tab value="waypoints">{t("room.waypoints")}</Tabs.Tab>
          <DetailTabs />
        </Tabs.List>
        <div className={classes.drawn} data-scrolls>
          <Tabs.Panel value="waypoints">
            <WaypointPanel editor={editor} onTyping={() => setHeight("high")} />
          </Tabs.Panel>
          <DetailPanels editor={editor} />
        </div>
      </Tabs>
    </div>
  );
}
