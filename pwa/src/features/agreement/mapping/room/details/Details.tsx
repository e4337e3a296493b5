import { Tabs } from "@mantine/core";
import { memo, useDeferredValue } from "react";
import { useText } from "#ui/i18n.ts";
import { Loading } from "#ui/layout/Loading.tsx";
import { useWorkspace, WorkspaceContext } from "../../../frame/workspace/workspace.ts";
import { LegTable } from "../../leg/LegTable.tsx";
import { useLegRows } from "../../leg/useLegRows.ts";
import type { RouteEditor } from "../../useRouteEditor.ts";
import { roomMessages } from "../roomMessages.ts";
import { FuelTable } from "./FuelTable.tsx";
import { WatersTable } from "./WatersTable.tsx";

const DETAILS = ["legs", "waters", "fuel"] as const;

/** The tabs of what follows from the route. */
export function DetailTabs() {
  const t = useText(roomMessages);
  return DETAILS.map((detail) => (
    <Tabs.Tab key={detail} value={detail}>
      {t(`room.${detail}`)}
    </Tabs.Tab>
  ));
}

/**
 * The results of the route: its legs, the waters they pass, and the fuel they take. They follow an edit when the chart has shown it:
 * React draws what is deferred in small pieces, and a long route has hundreds of fields and buttons here.
 */
export function DetailPanels({ editor }: { editor: RouteEditor }) {
  const workspace = useDeferredValue(useWorkspace());
  const later = useDeferredValue(editor);
  return (
    <WorkspaceContext value={workspace}>
      <Panels editor={later} />
    </WorkspaceContext>
  );
}

/** Not drawn again before the deferred values change. */
const Panels = memo(function Panels({ editor }: { editor: RouteEditor }) {
  const t = useText(roomMessages);
  const { agreement, failed } = useWorkspace();
  const table = useLegRows();
  const isRoute = !failed && Object.keys(agreement.waypoints).length > 1;
  const panels = table &&
    table.lines.length > 0 && {
      legs: <LegTable table={table} editor={editor} />,
      waters: <WatersTable waters={table.waters} />,
      fuel: <FuelTable lines={table.lines} />,
    };
  // Until the worker has answered, no one knows what is missing.
  const otherwise = isRoute ? <Loading lines={3} /> : t("room.none");
  return DETAILS.map((detail) => (
    <Tabs.Panel key={detail} value={detail} keepMounted={false}>
      {panels ? panels[detail] : otherwise}
    </Tabs.Panel>
  ));
});
