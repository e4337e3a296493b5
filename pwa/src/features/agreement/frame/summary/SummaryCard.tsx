import { Anchor } from "@mantine/core";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { MiniRoute } from "#map/miniature/MiniRoute.tsx";
import { useText } from "#ui/i18n.ts";
import { frameMessages } from "../messages.ts";
import { sectionAddress } from "../nav/sections.ts";
import { AsOf } from "../workspace/AsOf.tsx";
import { useWorkspace } from "../workspace/workspace.ts";
import { EstimatedTimes } from "./EstimatedTimes.tsx";
import { SummaryDelta } from "./SummaryDelta.tsx";
import { SummaryFigure } from "./SummaryFigure.tsx";
import classes from "./summary.module.css";
import { TotalNeeds } from "./TotalNeeds.tsx";
import { useFigures } from "./useFigures.ts";

interface Props {
  /** In place of the miniature of the route, with all that the page says of the voyage besides figures. */
  children?: ReactNode;
}

/** The live summary: what the agreement comes to, each figure explaining itself, and what the last change did. */
export function SummaryCard({ children }: Props) {
  const t = useText(frameMessages);
  const { id, agreement, busy, delta, missing, plan } = useWorkspace();
  const figures = useFigures();
  return (
    <section
      className={classes.card}
      data-wide={children !== undefined || undefined}
      aria-label={t("agreement.summary")}
      aria-busy={busy}
    >
      {children ?? <MiniRoute waypoints={agreement.waypoints} withLand={plan !== null} />}
      <div className={busy ? classes.busy : undefined}>
        <AsOf />
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
        {missing.forTotal.length > 0 && (
          <div className={classes.needs}>
            <TotalNeeds />
          </div>
        )}
        {plan !== null && plan.estimated.length > 0 && (
          <div className={classes.needs}>
            <EstimatedTimes />
          </div>
        )}
        {delta !== null && (delta.total || delta.rate) && (
          <p className={classes.change}>
            {t("agreement.summary.change")} <SummaryDelta />
          </p>
        )}
      </div>
    </section>
  );
}
