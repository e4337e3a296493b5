import { Text } from "@mantine/core";
import { useText } from "#ui/i18n.ts";
import { useShow } from "../../../frame/format/format.ts";
import { useWorkspace } from "../../../frame/workspace/workspace.ts";
import classes from "../room.module.css";
import { roomMessages } from "../roomMessages.ts";

/** The route in a line, for the lowered drawer: its legs, their distance and time. */
export function RouteLine() {
  const t = useText(roomMessages);
  const show = useShow();
  const { plan } = useWorkspace();
  const legs = plan?.itinerary.legs ?? [];
  if (!plan || legs.length === 0) return null;
  const hours = legs.reduce<number | null>(
    (sum, leg) => (sum === null || leg.hours === null ? null : sum + leg.hours),
    0,
  );
  const values = { count: legs.length, nm: show.nm(plan.itinerary.totals.nm.total), hours: show.hours(hours) };
  return (
    <Text className={classes.line} size="sm" c="dimmed">
      {t(hours === null ? "room.line" : "room.line.hours", values)}
    </Text>
  );
}
