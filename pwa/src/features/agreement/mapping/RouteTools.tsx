import { Group } from "@mantine/core";
import { useText } from "../../../ui/i18n.ts";
import { useWorkspace } from "../frame/workspace.ts";
import { EditTools } from "./EditTools.tsx";
import { ExportMenu } from "./ExportMenu.tsx";
import { editingMessages } from "./editingMessages.ts";
import type { RouteEditor } from "./useRouteEditor.ts";

/** What is done with the whole route: whoever may only read takes it along as a file. */
export function RouteTools({ editor }: { editor: RouteEditor }) {
  const t = useText(editingMessages);
  const { may } = useWorkspace();
  return (
    <Group gap={8} mt={8} role="toolbar" aria-label={t("editing.tools")}>
      {may.terms && <EditTools editor={editor} />}
      <ExportMenu onFailure={editor.tell} />
    </Group>
  );
}
