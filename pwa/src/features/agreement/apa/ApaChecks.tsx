import { useMemo } from "react";
import { expensesOf } from "shared-schema/agreement/expenses/change";
import { checkApaAccount } from "shared-schema/payments/apa/checks";
import type { ApaFault } from "shared-schema/payments/apa/faults";
import { formatPrice, formatRate } from "shared-schema/pricing/format";
import { deviceZone } from "../../../base/deviceZone.ts";
import { Notice } from "../../../ui/feedback/Notice.tsx";
import { showDate } from "../../../ui/fields/dates.ts";
import { localeOf, useLanguage, useText } from "../../../ui/i18n.ts";
import { Block } from "../frame/Block.tsx";
import { useShow } from "../frame/format/format.ts";
import { useWorkspace } from "../frame/workspace/workspace.ts";
import classes from "../money/apa.module.css";
import { checkMessages } from "./checkMessages.ts";
import { expenseAnchor } from "./list/expenseAnchor.ts";

/** Entries that may be wrong, grouped by the reason. Shows nothing where there are none. */
export function ApaChecks() {
  const t = useText(checkMessages);
  const { agreement } = useWorkspace();
  const { expenses, currency, delivery_date } = agreement;
  const faults = useMemo(
    () => checkApaAccount({ ...(expenses && { expenses }), currency, delivery_date }, deviceZone()),
    [expenses, currency, delivery_date],
  );
  if (faults.length === 0) return null;
  return (
    <Block title={t("check.title")} note={t("check.note")}>
      <ul className={classes.faults}>
        {faults.map((fault) => (
          <li key={`${fault.code} ${fault.ids.join(" ")}`}>
            <Fault fault={fault} />
          </li>
        ))}
      </ul>
    </Block>
  );
}

function Fault({ fault }: { fault: ApaFault }) {
  const t = useText(checkMessages);
  const show = useShow();
  const locale = localeOf(useLanguage());
  const expenses = expensesOf(useWorkspace().agreement);
  const values = {
    ...("currency" in fault && { currency: fault.currency }),
    ...("date" in fault && { date: showDate(fault.date) }),
    ...("rates" in fault && { rates: fault.rates.map((rate) => formatRate(rate, locale)).join(" · ") }),
    ...("amount" in fault && { money: formatPrice(fault.amount, fault.currency, locale) }),
  };
  return (
    <Notice tone="wait">
      {t(`check.${fault.code}`, values)}
      <ul className={classes.about}>
        {fault.ids.map((id) => {
          const expense = expenses[id];
          if (!expense) return null;
          const facts = [showDate(expense.date), expense.note ?? t(`check.category.${expense.category}`)];
          return (
            <li key={id}>
              <a href={`#${expenseAnchor(id)}`}>{[...facts, show.money(expense.amount)].join(" · ")}</a>
            </li>
          );
        })}
      </ul>
    </Notice>
  );
}
