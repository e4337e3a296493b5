import type { Stay } from "shared-schema/agreement/schema";
import { useText } from "../../../ui/i18n.ts";
import { useShow } from "../frame/format/format.ts";
import { usePlaceName } from "../frame/summary/usePlaceName.ts";
import { useWorkspace } from "../frame/workspace/workspace.ts";
import { clientMessages } from "./clientMessages.ts";

/** Writes a stay on board: where and when, on the clock of the place, someone boards and leaves. */
export function useStayWords(): (stay: Stay) => string {
  const t = useText(clientMessages);
  const show = useShow();
  const place = usePlaceName();
  const { plan } = useWorkspace();
  const end = (waypoint: string | null, date: string | null) => {
    const name = place(waypoint) || show.missing;
    if (date === null) return name;
    // The zone comes with the plan.
    const zone = plan?.itinerary.waypoints.find(({ id }) => id === waypoint)?.timezone;
    return zone === undefined
      ? t("clients.stay.placeAtUtc", { place: name, time: show.moment(date, "UTC") })
      : t("clients.stay.placeAt", { place: name, time: show.moment(date, zone) });
  };
  return ({ emb_waypoint, emb_date, disemb_waypoint, disemb_date }) =>
    t("clients.stay.way", { from: end(emb_waypoint, emb_date), to: end(disemb_waypoint, disemb_date) });
}
