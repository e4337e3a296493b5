import { Group, Text, VisuallyHidden } from "@mantine/core";
import { useText } from "#ui/i18n.ts";
import { useWorkspace } from "../../frame/workspace/workspace.ts";
import { mappingMessages } from "../messages.ts";
import { PlaceField } from "../place/PlaceField.tsx";
import type { RouteEditor } from "../useRouteEditor.ts";
import { AddAtPosition } from "../waypoint/AddAtPosition.tsx";
import { WaypointList } from "../waypoint/WaypointList.tsx";
import classes from "./room.module.css";

interface Props {
  editor: RouteEditor;
  /** The field for the next place has the focus: on a phone the keyboard is about to come up. */
  onTyping?: () => void;
}

/** The next place of the route is said here, and each waypoint has a row, with its form in it. */
export function WaypointPanel({ editor, onTyping }: Props) {
  const t = useText(mappingMessages);
  const { may } = useWorkspace();
  return (
    <section className={classes.panel} id="cruise.waypoints" aria-label={t("mapping.waypoints")} tabIndex={-1}>
      <VisuallyHidden component="h2">{t("mapping.waypoints")}</VisuallyHidden>
      {may.terms && (
        <Group gap={8} wrap="nowrap" className={classes.adding}>
          <PlaceField editor={editor} onFocus={onTyping} />
          <AddAtPosition editor={editor} />
        </Group>
      )}
      <WaypointList editor={editor} />
      {may.terms && (
        <Text size="sm" c="dimmed" mt={8}>
          {t("mapping.chart.hint")}
        </Text>
      )}
    </section>
  );
}
