import { Anchor } from "@mantine/core";
import { Link } from "react-router";
import { useText } from "../../../ui/i18n.ts";
import { MiniRoute } from "./MiniRoute.tsx";
import { frameMessages } from "./messages.ts";
import { routeLine, routeStops } from "./route.ts";
import { SummaryDelta } from "./SummaryDelta.tsx";
import { SummaryFigure } from "./SummaryFigure.tsx";
import { sectionAddress } from "./sections.ts";
import classes from "./summary.module.css";
import { useFigures } from "./useFigures.ts";
import { useWorkspace } from "./workspace.ts";

/** The live summary: what the agreement comes to, each figure explaining itself, and what the last change did. */
export function SummaryCard() {
  const t = useText(frameMessages);
  const { id, agreement, busy } = useWorkspace();
  const { figures, needs } = useFigures();
  return (
    <section className={classes.card} aria-label={t("agreement.summary")} aria-busy={busy}>
      <MiniRoute stops={routeStops(agreement.waypoints)} line={routeLine(agreement.waypoints)} />
      <div className={busy ? classes.busy : undefined}>
        {figures.map(({ key, value, why, strong }) => (
          <SummaryFigure key={key} name={t(`agreement.summary.${key}`)} value={value} strong={strong}>
            {why}{" "}
            {key === "rate" && (
              <Anchor component={Link} inherit to={sectionAddress(id, "price", "tax")}>
                {t("agreement.why.rate.link")}
              </Anchor>
            )}
          </SummaryFigure>
        ))}
        {needs !== null && <p className={classes.delta}>{needs}</p>}
        <SummaryDelta />
      </div>
    </section>
  );
}
