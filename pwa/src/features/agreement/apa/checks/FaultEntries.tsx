import { expensesOf } from "shared-schema/agreement/expenses/change";
import type { ApaFault } from "shared-schema/payments/apa/faults";
import { showDate } from "#ui/fields/dates.ts";
import { useText } from "#ui/i18n.ts";
import { useShow } from "../../frame/format/format.ts";
import { useWorkspace } from "../../frame/workspace/workspace.ts";
import classes from "../../money/apa.module.css";
import { expenseAnchor } from "../list/expenseAnchor.ts";
import { checkMessages } from "./checkMessages.ts";

/** Links to the entries that warnings are about. */
export function FaultEntries({ faults }: { faults: readonly ApaFault[] }) {
  const t = useText(checkMessages);
  const show = useShow();
  const expenses = expensesOf(useWorkspace().agreement);
  return (
    <ul className={classes.about}>
      {faults
        .flatMap(({ ids }) => ids)
        .map((id) => {
          const expense = expenses[id];
          if (!expense) return null;
          const name = expense.supplier ?? expense.note ?? t(`check.category.${expense.category}`);
          return (
            <li key={id}>
              <a href={`#${expenseAnchor(id)}`}>
                {[showDate(expense.date), name, show.money(expense.amount)].join(" · ")}
              </a>
            </li>
          );
        })}
    </ul>
  );
}
