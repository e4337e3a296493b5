import type { MoneyCall } from "shared-schema/payments/overview/overview";
import { formatAgreementId } from "shared-schema/pricing/format";
import { useText } from "../../ui/i18n.ts";
import { StatusTag } from "../../ui/marks/StatusTag.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import { SortHead } from "../../ui/table/SortHead.tsx";
import { useRowsInSight } from "../../ui/table/useRowsInSight.ts";
import { moneyMessages } from "./messages.ts";
import classes from "./money.module.css";
import { SORT_KEYS, type Sorting, type SortKey } from "./rows.ts";
import { addressOf, TONES, useDue } from "./useMoney.ts";
import { usePrice } from "./usePrice.ts";

const ROW_HEIGHT = 52;

interface Props {
  calls: readonly MoneyCall[];
  sorting: Sorting;
  onSort: (by: SortKey) => void;
}

/** The calls for fund in sortable columns; only the rows in sight are drawn when there are many. */
export function CallTable({ calls, sorting, onSort }: Props) {
  const t = useText(moneyMessages);
  const price = usePrice();
  const due = useDue();
  const { body, inSight, above, below } = useRowsInSight(calls, ROW_HEIGHT);
  return (
    <table className={classes.table} aria-rowcount={calls.length + 1} aria-label={t("money.calls")}>
      <thead>
        <tr>
          {SORT_KEYS.map((column) => (
            <SortHead
              key={column}
              column={column}
              label={t(`money.${column}`)}
              direction={sorting.by === column && (sorting.isDescending ? "desc" : "asc")}
              onSort={() => onSort(column)}
            />
          ))}
        </tr>
      </thead>
      <tbody ref={body}>
        {above > 0 && <tr aria-hidden style={{ height: above }} />}
        {inSight.map((row) => {
          const { agreement, call, timing, amount, paid, balance } = row;
          const money = (value: number) => price(value, agreement.body.currency);
          return (
            <tr key={`${agreement.id} ${row.id}`}>
              <td data-column="agreement">
                <TextLink to={addressOf(row)} underline="hover" className={classes.link}>
                  <span className={classes.number}>{formatAgreementId(agreement.id)}</span> {agreement.body.name}
                </TextLink>
              </td>
              <td data-column="designation" title={t(`money.callType.${call.call_type}`)}>
                {call.designation}
              </td>
              <td data-column="due">{due(call)}</td>
              <td data-column="state">
                <StatusTag tone={TONES[timing]}>{t(`money.timing.${timing}`)}</StatusTag>
              </td>
              <td data-column="amount">{money(amount)}</td>
              <td data-column="paid">{money(paid)}</td>
              <td data-column="balance">{money(balance)}</td>
            </tr>
          );
        })}
        {below > 0 && <tr aria-hidden style={{ height: below }} />}
      </tbody>
    </table>
  );
}
