import { ActionIcon, Group, Text, VisuallyHidden } from "@mantine/core";
import { useText } from "#ui/i18n.ts";
import { ChevronDownIcon, ChevronUpIcon } from "#ui/icons.tsx";
import { useWorkspace } from "../../frame/workspace/workspace.ts";
import { mappingMessages } from "../messages.ts";
import { PlaceField } from "../place/PlaceField.tsx";
import type { RouteEditor } from "../useRouteEditor.ts";
import { AddAtPosition } from "../waypoint/AddAtPosition.tsx";
import { WaypointList } from "../waypoint/WaypointList.tsx";
import classes from "./room.module.css";
import { roomMessages } from "./roomMessages.ts";

interface Props {
  editor: RouteEditor;
  /** The field for the next place has the focus or is typed in: on a phone the keyboard is about to come up. */
  onTyping?: () => void;
  /** On the chart of a large screen the list folds to its head. */
  folding?: Folding;
}

interface Folding {
  isFolded: boolean;
  fold(folded: boolean): void;
}

/** The next place of the route is said here, and each waypoint has a row, with its form in it. */
export function WaypointPanel({ editor, onTyping, folding }: Props) {
  const t = useText(mappingMessages);
  const { may } = useWorkspace();
  return (
    <section className={classes.panel} id="cruise.waypoints" aria-label={t("mapping.waypoints")} tabIndex={-1}>
      <VisuallyHidden component="h2">{t("mapping.waypoints")}</VisuallyHidden>
      {(may.terms || folding) && (
        <Group gap={8} wrap="nowrap" justify="flex-end" className={classes.adding}>
          {may.terms && <PlaceField editor={editor} onTyping={onTyping} />}
          {may.terms && <AddAtPosition editor={editor} />}
          {folding && <FoldButton {...folding} />}
        </Group>
      )}
      {!folding?.isFolded && (
        <>
          <WaypointList editor={editor} />
          {may.terms && (
            <Text size="sm" c="dimmed" my={8}>
              {t("mapping.chart.hint")}
            </Text>
          )}
        </>
      )}
    </section>
  );
}

function FoldButton({ isFolded, fold }: Folding) {
  const t = useText(roomMessages);
  const name = t(isFolded ? "room.list.unfold" : "room.list.fold");
  return (
    <ActionIcon
      variant="default"
      aria-label={name}
      title={name}
      aria-expanded={!isFolded}
      onClick={() => fold(!isFolded)}
    >
      {isFolded ? <ChevronDownIcon /> : <ChevronUpIcon />}
    </ActionIcon>
  );
}
