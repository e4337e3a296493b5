import type { Stay } from "shared-schema/agreement/schema";
import { useText } from "../../../ui/i18n.ts";
import { useShow } from "../frame/format/format.ts";
import { usePlaceName } from "../frame/summary/usePlaceName.ts";
import { clientMessages } from "./messages.ts";

/** Writes a stay on board: where and when somebody boards and leaves. */
export function useStayWords(): (stay: Stay) => string {
  const t = useText(clientMessages);
  const show = useShow();
  const place = usePlaceName();
  const end = (waypoint: string | null, date: string | null) => {
    const name = place(waypoint) || show.missing;
    return date === null ? name : t("clients.stay.placeAt", { place: name, time: show.moment(date, "UTC") });
  };
  return ({ emb_waypoint, emb_date, disemb_waypoint, disemb_date }) =>
    t("clients.stay.way", { from: end(emb_waypoint, emb_date), to: end(disemb_waypoint, disemb_date) });
}
