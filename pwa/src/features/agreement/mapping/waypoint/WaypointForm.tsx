import { Button, SimpleGrid, Stack } from "@mantine/core";
import { useEffect, useRef } from "react";
import { legStart } from "shared-schema/itinerary/edit/legs";
import { useText } from "#ui/i18n.ts";
import { TrashIcon } from "#ui/icons.tsx";
import { Block } from "../../frame/Block.tsx";
import { usePlaceName } from "../../frame/summary/usePlaceName.ts";
import { useWorkspace } from "../../frame/workspace/workspace.ts";
import { editingMessages } from "../editingMessages.ts";
import { LegMenu } from "../leg/LegMenu.tsx";
import classes from "../mapping.module.css";
import { mappingMessages } from "../messages.ts";
import type { RouteEditor } from "../useRouteEditor.ts";
import { CallFields } from "./CallFields.tsx";
import { PlaceFields } from "./PlaceFields.tsx";
import { TimeFields } from "./times/TimeFields.tsx";
import { useWaypointRemoval } from "./useWaypointRemoval.ts";
import { WaypointFacts } from "./WaypointFacts.tsx";

/** A row that begins within this share of its panel's height shows enough of its form. */
const IN_VIEW = 0.6;

/** The selected waypoint's form, opened in its row; wherever the waypoint was chosen, the row comes into view. */
export function WaypointForm({ editor }: { editor: RouteEditor }) {
  const { openings, selected } = editor;
  const form = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each choice brings the row into view, also of the same waypoint
  useEffect(() => {
    const row = form.current?.parentElement;
    const panel = row?.closest("[data-scrolls]")?.getBoundingClientRect();
    // A jump that has put the focus in a field has brought that field into view.
    if (!row || !panel || form.current?.contains(document.activeElement)) return;
    const top = row.getBoundingClientRect().top - Math.max(0, panel.top);
    const room = Math.min(panel.bottom, window.innerHeight) - Math.max(0, panel.top);
    if (top < 0 || top > room * IN_VIEW) row.scrollIntoView({ block: "start" });
  }, [openings, selected]);
  return (
    <div ref={form} className={classes.form}>
      <SelectedWaypoint editor={editor} />
    </div>
  );
}

/** The selected waypoint: where, what and when. */
function SelectedWaypoint({ editor }: { editor: RouteEditor }) {
  const t = useText(mappingMessages);
  const { access, agreement, may, plan } = useWorkspace();
  const edits = useText(editingMessages);
  const place = usePlaceName();
  const remove = useWaypointRemoval(editor.run);
  const waypoint = editor.selected === null ? undefined : agreement.waypoints[editor.selected];
  if (editor.selected === null || !waypoint) return null;
  const id = editor.selected;
  const derived = plan?.itinerary.waypoints.find((one) => one.id === id) ?? null;
  const props = { id, waypoint, derived };
  if (!access.write) {
    return (
      <Block key={id} beside title={t("mapping.form", { sn: derived?.sn ?? "" })}>
        <WaypointFacts {...props} />
      </Block>
    );
  }
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
        <PlaceFields {...props} moving={editor.moving} />
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
