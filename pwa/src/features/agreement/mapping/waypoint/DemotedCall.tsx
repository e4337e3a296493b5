import { Button, Group } from "@mantine/core";
import { undoEdit, useHistory } from "#store/commands/undo.ts";
import { Notice } from "#ui/feedback/Notice.tsx";
import { useText } from "#ui/i18n.ts";
import { usePlaceName } from "../../frame/summary/usePlaceName.ts";
import { useWorkspace } from "../../frame/workspace/workspace.ts";
import { editingMessages } from "../editingMessages.ts";
import type { RouteEditor } from "../useRouteEditor.ts";

/**
 * Says that a call left national waters and is a plain waypoint now, and offers to take the move back. It goes with the next
 * edit, unless that moves the waypoint further: the button would take back that one.
 */
export function DemotedCall({ editor }: { editor: RouteEditor }) {
  const t = useText(editingMessages);
  const place = usePlaceName();
  const { id, agreement } = useWorkspace();
  const { demoted, dismiss } = editor.moving;
  const { last } = useHistory(id);
  if (demoted === null || demoted.edits.at(-1)?.key !== last?.key) return null;
  const { waypointId, edits } = demoted;
  const waypoint = agreement.waypoints[waypointId];
  if (!waypoint || waypoint.is_call) return null;
  const undo = async () => {
    for (const edit of edits.toReversed()) await editor.run(undoEdit(id, edit));
    dismiss();
  };
  return (
    <Notice tone="wait">
      <Group justify="space-between" align="center" gap="sm">
        <span>{t("editing.demoted", { place: place(waypointId) })}</span>
        <Group gap="xs">
          <Button variant="default" size="xs" onClick={undo}>
            {t("editing.demoted.undo")}
          </Button>
          <Button variant="subtle" color="gray" size="xs" onClick={dismiss}>
            {t("editing.demoted.keep")}
          </Button>
        </Group>
      </Group>
    </Notice>
  );
}
