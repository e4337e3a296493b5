import { Button, Group } from "@mantine/core";
import { setTracks } from "#store/commands/agreement/routeBatch.ts";
import { Notice } from "#ui/feedback/Notice.tsx";
import { useText } from "#ui/i18n.ts";
import { usePlaceName } from "../../frame/summary/usePlaceName.ts";
import { useWorkspace } from "../../frame/workspace/workspace.ts";
import { editingMessages } from "../editingMessages.ts";
import type { RouteEditor } from "../useRouteEditor.ts";
import { useStaleTracks } from "./useStaleTracks.ts";

/** Asks what becomes of bends that were drawn before a waypoint moved; no one's line is thrown away unasked. */
export function StaleTracks({ editor }: { editor: RouteEditor }) {
  const t = useText(editingMessages);
  const place = usePlaceName();
  const { id, may } = useWorkspace();
  const { legs, keep } = useStaleTracks();
  if (!may.terms || legs.length === 0 || editor.routing.progress !== null) return null;
  const places = legs.map(place).join(", ");
  const straighten = () => editor.run(setTracks(id, Object.fromEntries(legs.map((to) => [to, null]))));
  return (
    <Notice tone="wait">
      {t("editing.stale", { count: legs.length, places })}
      <Group gap={8} mt={8}>
        <Button onClick={() => editor.routing.start(legs)}>{t("editing.stale.route")}</Button>
        <Button variant="default" onClick={straighten}>
          {t("editing.stale.straighten")}
        </Button>
        <Button variant="default" onClick={keep}>
          {t("editing.stale.keep")}
        </Button>
      </Group>
    </Notice>
  );
}
