import { formatAgreementId } from "shared-schema/pricing/format";
import { useText } from "../../ui/i18n.ts";
import { StatusTag } from "../../ui/marks/StatusTag.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import { RowsInSight } from "../../ui/table/RowsInSight.tsx";
import { SortHead } from "../../ui/table/SortHead.tsx";
import { moneyMessages } from "./messages.ts";
import classes from "./money.module.css";
import { PayButton } from "./paying/PayButton.tsx";
import { RemindButton } from "./reminders/RemindButton.tsx";
import { RemindedNote } from "./reminders/RemindedNote.tsx";
import { debtorNames, keyOfCall, type MoneyRow, SORT_KEYS, type Sorting, type SortKey } from "./rows.ts";
import { addressOf, TONES, useDue } from "./useMoney.ts";
import { usePrice } from "./usePrice.ts";

/** In px, until a row has been measured. */
const ROW_HEIGHT = 60;

interface Props {
  calls: readonly MoneyRow[];
  sorting: Sorting;
  onSort: (by: SortKey) => void;
}

/** The calls for fund in sortable columns; only the rows in sight are drawn when there are many. */
export function CallTable({ calls, sorting, onSort }: Props) {
  const t = useText(moneyMessages);
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
          <SortHead column="actions" label={t("money.actions")} direction={false} />
        </tr>
      </thead>
      <RowsInSight<MoneyRow, HTMLTableSectionElement> rows={calls} keyOf={keyOfCall} height={ROW_HEIGHT}>
        {({ frame, drawn, above, below, measure }) => (
          <tbody ref={frame}>
            {above > 0 && <tr aria-hidden style={{ height: above }} />}
            {drawn.map((index) => {
              const row = calls[index];
              if (row === undefined) return null;
              return (
                <tr key={keyOfCall(row)} ref={measure} data-index={index}>
                  <Cells row={row} />
                </tr>
              );
            })}
            {below > 0 && <tr aria-hidden style={{ height: below }} />}
          </tbody>
        )}
      </RowsInSight>
    </table>
  );
}

function Cells({ row }: { row: MoneyRow }) {
  const t = useText(moneyMessages);
  const price = usePrice();
  const due = useDue();
  const { agreement, call, timing, amount, paid, balance } = row;
  const money = (value: number) => price(value, agreement.body.currency);
  return (
    <>
      <td data-column="debtor">
        <DebtorCell row={row} />
      </td>
      <td data-column="agreement">
        <TextLink to={addressOf(row)} underline="hover" className={classes.link} data-list-item>
          {agreement.body.name}
        </TextLink>
        <span className={classes.note} title={t(`money.callType.${call.call_type}`)}>
          <span className={classes.number}>{formatAgreementId(agreement.id)}</span> · {call.designation}
        </span>
      </td>
      <td data-column="due">{due(call)}</td>
      <td data-column="state">
        <StatusTag tone={TONES[timing]}>{t(`money.timing.${timing}`)}</StatusTag>
        <RemindedNote call={call} />
      </td>
      <td data-column="balance">
        {money(balance)}
        {paid !== 0 && <span className={classes.note}>{t("money.of", { amount: money(amount) })}</span>}
      </td>
      <td data-column="actions">
        <span className={classes.actions}>
          <RemindButton row={row} />
          <PayButton row={row} />
        </span>
      </td>
    </>
  );
}

/** Those who owe a call, and where mail reaches them as far as the reader sees it. */
function DebtorCell({ row }: { row: MoneyRow }) {
  const t = useText(moneyMessages);
  const names = debtorNames(row);
  const addresses = row.debtors.flatMap(({ email }) => email ?? []).join(", ");
  return (
    <>
      <span title={names}>{names || t("money.noDebtor")}</span>
      {addresses !== "" && (
        <span className={classes.note} title={addresses}>
          {addresses}
        </span>
      )}
    </>
  );
}
