import { useMemo } from "react";
import { expensesOf } from "shared-schema/agreement/expenses/change";
import { answerTo } from "shared-schema/payments/apa/answers";
import { checkApaAccount } from "shared-schema/payments/apa/checks";
import type { ApaFault } from "shared-schema/payments/apa/faults";
import { deviceZone } from "#base/deviceZone.ts";
import { useText } from "#ui/i18n.ts";
import { Block } from "../../frame/Block.tsx";
import { useWorkspace } from "../../frame/workspace/workspace.ts";
import classes from "../../money/apa.module.css";
import { checkMessages } from "./checkMessages.ts";
import { FaultNotice } from "./FaultNotice.tsx";
import { FoundRightList } from "./FoundRightList.tsx";

interface Props {
  /** Whether the reader may answer what is asked. */
  mayAnswer: boolean;
}

/** Entries that may be wrong, grouped by the reason, and the warnings that were answered. Shows nothing where there are none. */
export function ApaChecks({ mayAnswer }: Props) {
  const t = useText(checkMessages);
  const { agreement } = useWorkspace();
  const { expenses, currency, delivery_date } = agreement;
  const { asked, answered } = useMemo(() => {
    const account = { ...(expenses && { expenses }), currency, delivery_date };
    const faults = checkApaAccount(account, deviceZone());
    const entries = expensesOf(account);
    const answered = faults.filter((fault) => answerTo(fault, entries) !== null);
    return { asked: grouped(faults.filter((fault) => !answered.includes(fault))), answered };
  }, [expenses, currency, delivery_date]);
  if (asked.length + answered.length === 0) return null;
  return (
    <Block title={t("check.title")} note={t(asked.length > 0 ? "check.note" : "check.none")}>
      <ul className={classes.faults}>
        {asked.map((faults) => (
          <li key={faults.map(({ code, ids }) => `${code} ${ids.join(" ")}`).join(" ")}>
            <FaultNotice faults={faults} mayAnswer={mayAnswer} />
          </li>
        ))}
      </ul>
      {answered.length > 0 && (
        <details className={classes.answered}>
          <summary>{t("check.answered", { count: answered.length })}</summary>
          <FoundRightList faults={answered} />
        </details>
      )}
    </Block>
  );
}

/** Entries before delivery are asked about in one question and answered one by one: a further entry asks about itself alone. */
function grouped(faults: readonly ApaFault[]): ApaFault[][] {
  const early = faults.filter(({ code }) => code === "before-delivery");
  const others = faults.filter(({ code }) => code !== "before-delivery").map((fault) => [fault]);
  return early.length > 0 ? [early, ...others] : others;
}
