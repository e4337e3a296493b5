import { Link } from "react-router";
import { formatAgreementId } from "shared-schema/pricing/format";
import { useText } from "../../ui/i18n.ts";
import { StatusTag } from "../../ui/marks/StatusTag.tsx";
import { RowsInSight } from "../../ui/table/RowsInSight.tsx";
import { moneyMessages } from "./messages.ts";
import classes from "./money.module.css";
import { PayButton } from "./paying/PayButton.tsx";
import { RemindButton } from "./reminders/RemindButton.tsx";
import { RemindedNote } from "./reminders/RemindedNote.tsx";
import { debtorNames, keyOfCall, type MoneyRow } from "./rows.ts";
import { addressOf, TONES, useDue } from "./useMoney.ts";
import { usePrice } from "./usePrice.ts";

/** In px, until a card has been measured. */
const CARD_HEIGHT = 96;

/** The calls for fund where there is no room for columns, each a target for the thumb. */
export function CallCards({ calls }: { calls: readonly MoneyRow[] }) {
  const t = useText(moneyMessages);
  return (
    <RowsInSight<MoneyRow, HTMLUListElement> rows={calls} keyOf={keyOfCall} height={CARD_HEIGHT}>
      {({ frame, drawn, above, below, measure }) => (
        <ul ref={frame} className={classes.cards} aria-label={t("money.calls")}>
          {above > 0 && <li aria-hidden style={{ height: above }} />}
          {drawn.map((index) => {
            const row = calls[index];
            if (row === undefined) return null;
            return (
              <li key={keyOfCall(row)} ref={measure} data-index={index} className={classes.entry}>
                <Card row={row} />
                <span className={classes.actions}>
                  <RemindButton row={row} />
                  <PayButton row={row} />
                </span>
              </li>
            );
          })}
          {below > 0 && <li aria-hidden style={{ height: below }} />}
        </ul>
      )}
    </RowsInSight>
  );
}

function Card({ row }: { row: MoneyRow }) {
  const t = useText(moneyMessages);
  const price = usePrice();
  const due = useDue();
  return (
    <Link to={addressOf(row)} className={classes.card} data-list-item>
      <span className={classes.what}>{debtorNames(row) || row.agreement.body.name}</span>
      <strong>{price(row.balance, row.agreement.body.currency)}</strong>
      <span className={classes.what}>
        <span className={classes.number}>{formatAgreementId(row.agreement.id)}</span> · {row.call.designation} ·{" "}
        {due(row.call)}
      </span>
      <StatusTag tone={TONES[row.timing]}>{t(`money.timing.${row.timing}`)}</StatusTag>
      <RemindedNote call={row.call} />
    </Link>
  );
}
