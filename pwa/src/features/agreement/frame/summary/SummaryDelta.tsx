import { VisuallyHidden } from "@mantine/core";
import { useText } from "#ui/i18n.ts";
import { useShow } from "../format/format.ts";
import { frameMessages } from "../messages.ts";
import { useWorkspace } from "../workspace/workspace.ts";
import classes from "./summary.module.css";

/** The last change of the total, as an arrow and an amount: «↑ €4,120». */
export function SummaryDelta() {
  const t = useText(frameMessages);
  const show = useShow();
  const { delta } = useWorkspace();
  if (delta === null || delta === 0) return null;
  const amount = show.money(Math.abs(delta));
  const words = t(delta > 0 ? "agreement.summary.up" : "agreement.summary.down", { amount });
  return (
    <span className={classes.delta} title={words}>
      <span aria-hidden>
        {delta > 0 ? "↑" : "↓"} {amount}
      </span>
      <VisuallyHidden>{words}</VisuallyHidden>
    </span>
  );
}
