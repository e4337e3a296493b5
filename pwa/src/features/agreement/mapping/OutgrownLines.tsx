import { Button, Group } from "@mantine/core";
import { setTracks } from "../../../store/commands/routeBatch.ts";
import { useText } from "../../../ui/i18n.ts";
import { Notice } from "../../../ui/Notice.tsx";
import { usePlaceName } from "../frame/usePlaceName.ts";
import { useWorkspace } from "../frame/workspace.ts";
import { editingMessages } from "./editingMessages.ts";
import { useOutgrownLines } from "./useOutgrownLines.ts";
import type { RouteEditor } from "./useRouteEditor.ts";

/** Asks what becomes of bends that were drawn before a waypoint moved; nobody's line is thrown away unasked. */
export function OutgrownLines({ editor }: { editor: RouteEditor }) {
  const t = useText(editingMessages);
  const place = usePlaceName();
  const { id, may } = useWorkspace();
  const { legs, keep } = useOutgrownLines();
  if (!may.terms || legs.length === 0 || editor.routing.progress !== null) return null;
  const places = legs.map(place).join(", ");
  const straighten = () => editor.run(setTracks(id, Object.fromEntries(legs.map((to) => [to, null]))));
  return (
    <Notice tone="wait">
      {t("editing.outgrown", { count: legs.length, places })}
      <Group gap={8} mt={8}>
        <Button onClick={() => editor.routing.start(legs)}>{t("editing.outgrown.route")}</Button>
        <Button variant="default" onClick={straighten}>
          {t("editing.outgrown.straighten")}
        </Button>
        <Button variant="default" onClick={keep}>
          {t("editing.outgrown.keep")}
        </Button>
      </Group>
    </Notice>
  );
}
