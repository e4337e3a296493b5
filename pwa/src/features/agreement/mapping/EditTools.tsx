import { ActionIcon, Button } from "@mantine/core";
import { orderWaypoints } from "shared-schema/itinerary/order";
import { reverseRoute } from "../../../store/commands/routeBatch.ts";
import { redoEdit, undoEdit, useHistory } from "../../../store/commands/undo.ts";
import { confirm } from "../../../ui/confirm.tsx";
import { useText } from "../../../ui/i18n.ts";
import { useWorkspace } from "../frame/workspace.ts";
import { editingMessages } from "./editingMessages.ts";
import { GpxImport } from "./GpxImport.tsx";
import { RedoIcon, UndoIcon } from "./icons.tsx";
import { routingMessages } from "./routingMessages.ts";
import type { RouteEditor } from "./useRouteEditor.ts";

/** What changes the whole route, and the steps back and forth; the workspace listens to their keys. */
export function EditTools({ editor }: { editor: RouteEditor }) {
  const t = useText(editingMessages);
  const routed = useText(routingMessages);
  const { id, agreement } = useWorkspace();
  const { canUndo, canRedo } = useHistory(id);
  const order = orderWaypoints(agreement.waypoints);
  const undo = () => editor.run(undoEdit(id));
  const redo = () => editor.run(redoEdit(id));
  const reverse = async () => {
    if (await confirm(t("editing.reverse.confirm"))) await editor.run(reverseRoute(id));
  };
  return (
    <>
      <ActionIcon
        variant="default"
        aria-label={t("editing.undo")}
        title={t("editing.undo")}
        disabled={!canUndo}
        onClick={undo}
      >
        <UndoIcon />
      </ActionIcon>
      <ActionIcon
        variant="default"
        aria-label={t("editing.redo")}
        title={t("editing.redo")}
        disabled={!canRedo}
        onClick={redo}
      >
        <RedoIcon />
      </ActionIcon>
      <Button
        variant="default"
        px={12}
        disabled={order.length === 0}
        onClick={() => editor.select(order.at(-1)?.[0] ?? null)}
      >
        {t("editing.append")}
      </Button>
      <Button variant="default" px={12} disabled={order.length < 2} onClick={reverse}>
        {t("editing.reverse")}
      </Button>
      <Button
        variant="default"
        px={12}
        disabled={order.length < 2 || editor.routing.progress !== null}
        onClick={() => editor.routing.start(null)}
      >
        {routed("routing.all")}
      </Button>
      <GpxImport editor={editor} onFailure={editor.tell} />
    </>
  );
}
