import { Button, SimpleGrid, Stack, Text } from "@mantine/core";
import { legStart } from "shared-schema/itinerary/edit/legs";
import { useText } from "../../../ui/i18n.ts";
import { TrashIcon } from "../../../ui/icons.tsx";
import { Block } from "../frame/Block.tsx";
import { usePlaceName } from "../frame/usePlaceName.ts";
import { useWorkspace } from "../frame/workspace.ts";
import { CallFields } from "./CallFields.tsx";
import { editingMessages } from "./editingMessages.ts";
import { LegMenu } from "./LegMenu.tsx";
import { mappingMessages } from "./messages.ts";
import { PlaceFields } from "./PlaceFields.tsx";
import { TimeFields } from "./TimeFields.tsx";
import type { RouteEditor } from "./useRouteEditor.ts";
import { useWaypointRemoval } from "./useWaypointRemoval.ts";

/** The selected waypoint: where, what and when. */
export function WaypointForm({ editor }: { editor: RouteEditor }) {
  const t = useText(mappingMessages);
  const { agreement, may, plan } = useWorkspace();
  const edits = useText(editingMessages);
  const place = usePlaceName();
  const remove = useWaypointRemoval(editor.run);
  const waypoint = editor.selected === null ? undefined : agreement.waypoints[editor.selected];
  if (editor.selected === null || !waypoint) {
    const any = Object.keys(agreement.waypoints).length > 0;
    return any ? <Text c="dimmed">{t("mapping.form.none")}</Text> : null;
  }
  const id = editor.selected;
  const derived = plan?.itinerary.waypoints.find((one) => one.id === id) ?? null;
  const props = { id, waypoint, derived };
  return (
    <Block
      key={id}
      beside
      title={t("mapping.form", { sn: derived?.sn ?? "" })}
      actions={
        may.terms && (
          <Button variant="subtle" color="gray" leftSection={<TrashIcon size={16} />} onClick={() => remove(id)}>
            {t("mapping.delete")}
          </Button>
        )
      }
    >
      <Stack gap="sm">
        <PlaceFields {...props} />
        <SimpleGrid cols={1} spacing={0} verticalSpacing={0}>
          <CallFields {...props} />
        </SimpleGrid>
        <TimeFields {...props} />
        {may.terms && legStart(agreement.waypoints, id) && (
          <div>
            <LegMenu to={id} name={edits("editing.legTo", { place: place(id) })} editor={editor} />
          </div>
        )}
      </Stack>
    </Block>
  );
}
