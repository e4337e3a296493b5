import { Button, Menu } from "@mantine/core";
import { useText } from "../../../ui/i18n.ts";
import { ChevronDownIcon } from "../../../ui/icons.tsx";
import { useWorkspace } from "../frame/workspace.ts";
import { editingMessages } from "./editingMessages.ts";
import { routingMessages } from "./routingMessages.ts";
import type { RouteEditor } from "./useRouteEditor.ts";

interface Props {
  /** The waypoint at which the leg arrives. */
  to: string;
  /** What the button says to those who do not see where it stands. */
  name: string;
  editor: RouteEditor;
}

/** Everything that the chart does to a leg by click and drag, and routing round land. */
export function LegMenu({ to, name, editor }: Props) {
  const t = useText(editingMessages);
  const routed = useText(routingMessages);
  const { agreement } = useWorkspace();
  const bends = agreement.waypoints[to]?.track?.length ?? 0;
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
        <Menu.Item disabled={bends === 0} onClick={() => editor.legs.straighten(to)}>
          {t("editing.straighten", { count: bends })}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
