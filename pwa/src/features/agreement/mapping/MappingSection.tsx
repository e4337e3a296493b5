import { Text } from "@mantine/core";
import { useText } from "../../../ui/i18n.ts";
import { Notice } from "../../../ui/Notice.tsx";
import { Block } from "../frame/Block.tsx";
import { useWorkspace } from "../frame/workspace.ts";
import { AddAtPosition } from "./AddAtPosition.tsx";
import { LegTable } from "./LegTable.tsx";
import classes from "./mapping.module.css";
import { mappingMessages } from "./messages.ts";
import { OutgrownLines } from "./OutgrownLines.tsx";
import { RouteChart } from "./RouteChart.tsx";
import { RouteTools } from "./RouteTools.tsx";
import { RoutingStatus } from "./RoutingStatus.tsx";
import { useRouteEditor } from "./useRouteEditor.ts";
import { WaypointForm } from "./WaypointForm.tsx";
import { WaypointList } from "./WaypointList.tsx";

/** The route: chart, waypoints, the selected one's form, and the legs between them. */
export function MappingSection() {
  const t = useText(mappingMessages);
  const { may } = useWorkspace();
  const editor = useRouteEditor();
  return (
    <>
      {editor.refusal !== null && <Notice tone="alarm">{editor.refusal}</Notice>}
      <RouteChart editor={editor} />
      <RouteTools editor={editor} />
      <OutgrownLines editor={editor} />
      <RoutingStatus routing={editor.routing} />
      {may.terms && (
        <Text size="sm" c="dimmed" mt={8}>
          {t("mapping.chart.hint")}
        </Text>
      )}
      <div className={classes.container}>
        <div className={classes.split}>
          <Block
            title={t("mapping.waypoints")}
            anchor="cruise.waypoints"
            actions={may.terms && <AddAtPosition onAdd={editor.add} />}
          >
            <WaypointList editor={editor} />
          </Block>
          <WaypointForm editor={editor} />
        </div>
      </div>
      <LegTable editor={editor} />
    </>
  );
}
