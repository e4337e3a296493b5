import { useText } from "#ui/i18n.ts";
import { frameMessages } from "../messages.ts";
import { AsOf } from "../workspace/AsOf.tsx";
import { useWorkspace } from "../workspace/workspace.ts";
import { SummaryDelta } from "./SummaryDelta.tsx";
import classes from "./summary.module.css";
import { useFigures } from "./useFigures.ts";

/** The summary in a line: the total and its last change, or the distance for a reader who sees no prices. */
export function TotalLine() {
  const t = useText(frameMessages);
  const { busy } = useWorkspace();
  const figures = useFigures();
  const figure = figures.find(({ key }) => key === "total") ?? figures.find(({ key }) => key === "distance");
  if (!figure) return null;
  return (
    <span className={busy ? `${classes.line} ${classes.busy}` : classes.line}>
      <span className={classes.lineName} data-shown={figure.key === "distance" || undefined}>
        {t(`agreement.summary.${figure.key}`)}
      </span>
      <span className={classes.value}>{figure.value}</span>
      {figure.key === "total" && <SummaryDelta />}
      <AsOf />
    </span>
  );
}
