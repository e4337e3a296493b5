import { Button, Menu } from "@mantine/core";
import { useText } from "#ui/i18n.ts";
import { ChevronDownIcon } from "#ui/icons.tsx";
import { useWorkspace } from "../../frame/workspace/workspace.ts";
import { editingMessages } from "../editingMessages.ts";
import { routingMessages } from "../routing/routingMessages.ts";
import type { RouteEditor } from "../useRouteEditor.ts";

interface Props {
  /** The waypoint at which the leg arrives. */
  to: string;
  /** The button's accessible name. */
  name: string;
  editor: RouteEditor;
}

/** Everything that the chart does to a leg by click and drag, and routing round land. */
export function LegMenu({ to, name, editor }: Props) {
  const t = useText(editingMessages);
  const routed = useText(routingMessages);
  const { agreement } = useWorkspace();
  const { track, routed: drawn } = agreement.waypoints[to] ?? {};
  const bends = track?.length ?? 0;
  return (
    <Menu position="bottom-end" shadow="md" withinPortal>
      <Menu.Target>
        <Button variant="default" rightSection={<ChevronDownIcon size={16} />} aria-label={name}>
          {t("editing.leg")}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => editor.routing.start([to])}>{routed("routing.leg")}</Menu.Item>
        <Menu.Item onClick={() => editor.legs.insertInMiddle(to)}>{t("editing.insert")}</Menu.Item>
        <Menu.Item onClick={() => editor.legs.bendInMiddle(to)}>{t("editing.bend")}</Menu.Item>
        <Menu.Item disabled={bends === 0 && !drawn} onClick={() => editor.legs.straighten(to)}>
          {t("editing.straighten", { count: bends })}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
