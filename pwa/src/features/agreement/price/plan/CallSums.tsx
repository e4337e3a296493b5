import type { CallType } from "shared-schema/agreement/schema";
import type { TermName } from "shared-schema/base/derivation/term";
import { aboutCalls, type summariseCalls } from "shared-schema/payments/calls";
import { useText } from "#ui/i18n.ts";
import { Figure } from "../../frame/derivation/Figure.tsx";
import { useShow } from "../../frame/format/format.ts";
import { useWorkspace } from "../../frame/workspace/workspace.ts";
import { planMessages } from "../../money/planMessages.ts";
import classes from "./plan.module.css";

interface Props {
  type: CallType;
  /** Null while it is not known. */
  target: number | null;
  summary: Omit<ReturnType<typeof summariseCalls>, "rows">;
  /** There are calls to add up. */
  hasCalls: boolean;
}

/**
 * One line of sums: what the calls of a type ask for, what was paid, and what is left of both. What is left tells on a tap how it came
 * about, and with it the others.
 */
export function CallSums({ type, target, summary, hasCalls }: Props) {
  const t = useText(planMessages);
  const { agreement } = useWorkspace();
  const about = aboutCalls(type);
  const { asked, collected, remaining_to_ask: rest, remaining_to_collect } = summary;
  const isSettled = Boolean(agreement.settlement);
  return (
    <dl className={classes.sums}>
      <Sum
        label={t(isSettled ? "plan.settled" : "plan.target")}
        value={target}
        {...(isSettled && { name: "settled_amount" as const, about })}
      />
      {hasCalls && (
        <>
          <Sum label={t("plan.asked")} value={asked} />
          <Sum label={t("plan.remaining")} name="remaining_to_ask" about={about} value={rest} open={rest !== 0} />
          <Sum label={t("plan.collected")} value={collected} />
          <Sum
            label={t("plan.remainingToCollect")}
            name="remaining_to_collect"
            about={about}
            value={remaining_to_collect}
          />
        </>
      )}
    </dl>
  );
}

interface SumProps {
  label: string;
  /** Tells on a tap how it came about; without it another sum of the line does. */
  name?: TermName;
  about?: string;
  /** Null while it is not known. */
  value: number | null;
  /** Something is left to do about it. */
  open?: boolean;
}

function Sum({ label, name, about, value, open = false }: SumProps) {
  const show = useShow();
  const money = show.money(value);
  return (
    <div>
      <dt>{label}</dt>
      <dd data-open={(open && value !== null) || undefined}>
        {name === undefined ? (
          money
        ) : (
          <Figure name={name} value={value} {...(about !== undefined && { about })}>
            {money}
          </Figure>
        )}
      </dd>
    </div>
  );
}
