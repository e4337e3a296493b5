import { Link } from "react-router";
import { formatAgreementId } from "shared-schema/pricing/format";
import { useText } from "../../ui/i18n.ts";
import { StatusTag } from "../../ui/marks/StatusTag.tsx";
import { useRowsInSight } from "../../ui/table/useRowsInSight.ts";
import { moneyMessages } from "./messages.ts";
import classes from "./money.module.css";
import { debtorNames, type MoneyRow } from "./rows.ts";
import { addressOf, TONES, useDue } from "./useMoney.ts";
import { usePrice } from "./usePrice.ts";

/** In px, as the style sheet has it. */
const CARD_HEIGHT = 96;

/** The calls for fund where there is no room for columns, each a target for the thumb. */
export function CallCards({ calls }: { calls: readonly MoneyRow[] }) {
  const t = useText(moneyMessages);
  const price = usePrice();
  const due = useDue();
  const { body, inSight, above, below } = useRowsInSight<MoneyRow, HTMLUListElement>(calls, CARD_HEIGHT);
  return (
    <ul ref={body} className={classes.cards} aria-label={t("money.calls")}>
      {above > 0 && <li aria-hidden style={{ height: above }} />}
      {inSight.map((row) => (
        <li key={`${row.agreement.id} ${row.id}`}>
          <Link to={addressOf(row)} className={classes.card}>
            <span className={classes.what}>{debtorNames(row) || row.agreement.body.name}</span>
            <strong>{price(row.balance, row.agreement.body.currency)}</strong>
            <span className={classes.what}>
              <span className={classes.number}>{formatAgreementId(row.agreement.id)}</span> · {row.call.designation} ·{" "}
              {due(row.call)}
            </span>
            <StatusTag tone={TONES[row.timing]}>{t(`money.timing.${row.timing}`)}</StatusTag>
          </Link>
        </li>
      ))}
      {below > 0 && <li aria-hidden style={{ height: below }} />}
    </ul>
  );
}
