import { Anchor } from "@mantine/core";
import { Link } from "react-router";
import { fieldPath } from "#store/drafts/fieldPath.ts";
import { useText } from "#ui/i18n.ts";
import { frameMessages } from "../messages.ts";
import classes from "../missing/MissingList.module.css";
import { sectionAddress } from "../nav/sections.ts";
import { useWorkspace } from "../workspace/workspace.ts";
import { TakeEstimates } from "./TakeEstimates.tsx";
import { usePlaceName } from "./usePlaceName.ts";

/** Lists the waypoints whose estimated times the figures marked «≈» rest on, each with a link to its field. */
export function EstimatedTimes() {
  const t = useText(frameMessages);
  const place = usePlaceName();
  const { id, plan } = useWorkspace();
  if (!plan) return null;
  const estimated = plan.itinerary.waypoints.filter((waypoint) => plan.estimated.includes(waypoint.id));
  return (
    <>
      <div>{t("agreement.estimated", { count: estimated.length })}</div>
      <ul className={classes.list}>
        {estimated.map((waypoint) => {
          const field = waypoint.arrival?.origin === "ESTIMATED" ? "arr_date" : "dep_date";
          const path = fieldPath("agreements", id, "waypoints", waypoint.id, field);
          return (
            <li key={waypoint.id}>
              <Anchor component={Link} className={classes.row} to={sectionAddress(id, "mapping", path)}>
                {`${waypoint.sn} · ${place(waypoint.id)}`}
              </Anchor>
            </li>
          );
        })}
      </ul>
      <TakeEstimates />
    </>
  );
}
