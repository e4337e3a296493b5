import { useText } from "../../../ui/i18n.ts";
import { frameMessages } from "./messages.ts";
import { useShow } from "./show.ts";
import classes from "./summary.module.css";
import { useWorkspace } from "./workspace.ts";

/** What the last change did to the total: «+ €4,120». */
export function SummaryDelta() {
  const t = useText(frameMessages);
  const show = useShow();
  const { delta } = useWorkspace();
  if (delta === null || delta === 0) return null;
  return (
    <p className={classes.delta} role="status">
      <span>{t("agreement.summary.change")}</span>
      <span className={classes.deltaValue} data-up={delta > 0 || undefined} data-down={delta < 0 || undefined}>
        {delta > 0 ? "+" : "−"} {show.money(Math.abs(delta))}
      </span>
    </p>
  );
}
