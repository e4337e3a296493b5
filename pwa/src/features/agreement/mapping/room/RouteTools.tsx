import { ActionIcon, Group, Menu } from "@mantine/core";
import { orderWaypoints } from "shared-schema/agreement/order";
import { reverseRoute } from "#store/commands/agreement/routeBatch.ts";
import { redoEdit, undoEdit, useHistory } from "#store/commands/undo.ts";
import { confirm } from "#ui/feedback/confirm.tsx";
import { useText } from "#ui/i18n.ts";
import { ChevronDownIcon } from "#ui/icons.tsx";
import { BusyButton } from "#ui/loading/BusyButton.tsx";
import { useEstimates } from "../../frame/summary/useEstimates.ts";
import { useWorkspace } from "../../frame/workspace/workspace.ts";
import { editingMessages } from "../editingMessages.ts";
import { ExportItems } from "../file/ExportItems.tsx";
import { fileMessages } from "../file/fileMessages.ts";
import { RedoIcon, UndoIcon } from "../icons.tsx";
import { routingMessages } from "../routing/routingMessages.ts";
import type { RouteEditor } from "../useRouteEditor.ts";
import classes from "./room.module.css";
import { roomMessages } from "./roomMessages.ts";

/** On the chart: the steps back and forth, and behind one button what changes the whole route or takes it along as a file. */
export function RouteTools({ editor }: { editor: RouteEditor }) {
  const t = useText(editingMessages);
  const room = useText(roomMessages);
  const { id, may } = useWorkspace();
  const { canUndo, canRedo } = useHistory(id);
  return (
    <Group className={classes.tools} gap={8} role="toolbar" aria-label={t("editing.tools")}>
      {may.terms && (
        <>
          <ActionIcon
            variant="default"
            aria-label={t("editing.undo")}
            title={t("editing.undo")}
            disabled={!canUndo}
            onClick={() => editor.run(undoEdit(id))}
          >
            <UndoIcon />
          </ActionIcon>
          <ActionIcon
            variant="default"
            aria-label={t("editing.redo")}
            title={t("editing.redo")}
            disabled={!canRedo}
            onClick={() => editor.run(redoEdit(id))}
          >
            <RedoIcon />
          </ActionIcon>
        </>
      )}
      <Menu position="bottom-start" shadow="md" withinPortal>
        <Menu.Target>
          <BusyButton
            ref={editor.gpx.opener}
            variant="default"
            px={12}
            busy={editor.gpx.busy}
            rightSection={<ChevronDownIcon size={16} />}
          >
            {room("room.tools")}
          </BusyButton>
        </Menu.Target>
        <Menu.Dropdown>
          {may.terms && <RouteItems editor={editor} />}
          <Menu.Label>{room("room.tools.files")}</Menu.Label>
          {may.terms && <ImportItem onOpen={editor.gpx.open} />}
          <ExportItems onFailure={editor.setRefusal} />
        </Menu.Dropdown>
      </Menu>
    </Group>
  );
}

function RouteItems({ editor }: { editor: RouteEditor }) {
  const t = useText(editingMessages);
  const room = useText(roomMessages);
  const routed = useText(routingMessages);
  const { id, agreement } = useWorkspace();
  const order = orderWaypoints(agreement.waypoints);
  const estimates = useEstimates();
  const reverse = async () => {
    if (await confirm(t("editing.reverse.confirm"))) await editor.run(reverseRoute(id));
  };
  return (
    <>
      <Menu.Label>{room("room.tools.edit")}</Menu.Label>
      <Menu.Item disabled={order.length === 0} onClick={() => editor.select(order.at(-1)?.[0] ?? null)}>
        {t("editing.append")}
      </Menu.Item>
      <Menu.Item disabled={estimates.count === 0} onClick={() => void estimates.take()}>
        {t("editing.takeEstimates")}
      </Menu.Item>
      <Menu.Item disabled={order.length < 2} onClick={reverse}>
        {t("editing.reverse")}
      </Menu.Item>
      <Menu.Item
        disabled={order.length < 2 || editor.routing.progress !== null}
        onClick={() => editor.routing.start(null)}
      >
        {routed("routing.all")}
      </Menu.Item>
    </>
  );
}

function ImportItem({ onOpen }: { onOpen: () => void }) {
  const t = useText(fileMessages);
  return <Menu.Item onClick={onOpen}>{t("file.import")}</Menu.Item>;
}
