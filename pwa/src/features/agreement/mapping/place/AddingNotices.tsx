import { Button, Group } from "@mantine/core";
import { undoEdit, useHistory } from "#store/commands/undo.ts";
import { Notice } from "#ui/feedback/Notice.tsx";
import { useText } from "#ui/i18n.ts";
import { placeMessages } from "../../frame/place/placeMessages.ts";
import { usePlaceName } from "../../frame/summary/usePlaceName.ts";
import { useWorkspace } from "../../frame/workspace/workspace.ts";
import type { RouteEditor } from "../useRouteEditor.ts";

/** Says that a waypoint was added and offers to take it back; where the place lies on land, offers the nearest water. */
export function AddingNotices({ editor }: { editor: RouteEditor }) {
  return editor.adding.offer ? <OnLand editor={editor} /> : <Added editor={editor} />;
}

function OnLand({ editor }: { editor: RouteEditor }) {
  const t = useText(placeMessages);
  const { settleOffer } = editor.adding;
  return (
    <Notice tone="wait">
      {t("place.land")}
      <Group gap={8} mt={8}>
        <Button onClick={() => settleOffer("water")}>{t("place.land.water")}</Button>
        <Button variant="default" onClick={() => settleOffer("here")}>
          {t("place.land.here")}
        </Button>
        <Button variant="subtle" color="gray" onClick={() => settleOffer(null)}>
          {t("place.land.cancel")}
        </Button>
      </Group>
    </Notice>
  );
}

/** It goes with the next edit, which the button would take back instead, and when another waypoint is selected. */
function Added({ editor }: { editor: RouteEditor }) {
  const t = useText(placeMessages);
  const place = usePlaceName();
  const { id, plan } = useWorkspace();
  const { last } = useHistory(id);
  const { added } = editor.adding;
  const isLeft = editor.selected !== null && editor.selected !== added?.waypointId;
  if (added === null || added.edit?.key !== last?.key || isLeft) return null;
  const { waypointId, edit } = added;
  const sn = plan?.itinerary.waypoints.find((one) => one.id === waypointId)?.sn;
  if (sn === undefined) return null;
  return (
    <Notice tone="done">
      <Group justify="space-between" align="center" gap="sm" wrap="nowrap">
        <span>{t("place.added", { sn, place: place(waypointId) })}</span>
        <Button variant="default" size="xs" onClick={() => editor.run(undoEdit(id, edit))}>
          {t("place.added.undo")}
        </Button>
      </Group>
    </Notice>
  );
}
