import type { DerivedWaypoint } from "shared-schema/itinerary/derive";
import { useText } from "../../../ui/i18n.ts";
import { useShow } from "../frame/show.ts";
import { useWorkspace } from "../frame/workspace.ts";
import classes from "./mapping.module.css";
import { mappingMessages } from "./messages.ts";

/** Arrival and departure of a waypoint, in UTC and on the clock of the place; what nobody entered is marked as an estimate. */
export function WaypointTimes({ waypoint }: { waypoint: DerivedWaypoint }) {
  const t = useText(mappingMessages);
  const show = useShow();
  const { plan } = useWorkspace();
  const arriving = plan?.itinerary.legs.find((leg) => leg.to === waypoint.id);
  const arrival = waypoint.arr_date ?? arriving?.arrival ?? null;
  const estimated = waypoint.arr_date === null && arrival !== null;
  const both = (at: string) =>
    t("mapping.both", { utc: show.moment(at, "UTC"), local: show.moment(at, waypoint.timezone) });
  return (
    <span className={classes.times}>
      {arrival !== null && (
        <span>
          {t("mapping.arrival")} {both(arrival)}
          {estimated && <em> {t("mapping.estimate")}</em>}
        </span>
      )}
      {waypoint.dep_date !== null && (
        <span>
          {t("mapping.departure")} {both(waypoint.dep_date)}
        </span>
      )}
    </span>
  );
}
