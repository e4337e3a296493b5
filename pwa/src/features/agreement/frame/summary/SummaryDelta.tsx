import { VisuallyHidden } from "@mantine/core";
import type { Delta } from "#workers/plan/planState.ts";
import { useWorkspace } from "../workspace/workspace.ts";
import classes from "./summary.module.css";
import { useDeltaWords } from "./useDeltaWords.ts";

/** The last change of the total and of the rate: «↑ €4,120 · VAT 2.61% → 2.8%». */
export function SummaryDelta() {
  const { delta } = useWorkspace();
  return delta && <ShownDelta delta={delta} />;
}

function ShownDelta({ delta }: { delta: Delta }) {
  const { amount, rate, words } = useDeltaWords()(delta);
  if (words === "") return null;
  return (
    <span className={classes.delta} title={words}>
      <span aria-hidden>
        {amount}
        {rate !== "" && <span className={classes.deltaRate}>{amount === "" ? rate : ` · ${rate}`}</span>}
      </span>
      <VisuallyHidden>{words}</VisuallyHidden>
    </span>
  );
}
